import type { ApplicationState, DocumentKind } from '#domain/partners/application.ts';
import type { Market } from '#domain/place.ts';

interface Said {
  title: string;
  text: string;
}

export type ApplyField =
  | 'company'
  | 'registerNumber'
  | 'country'
  | 'state'
  | 'city'
  | 'postcodes'
  | 'contactName'
  | 'email'
  | 'phone'
  | 'message';

export interface ApplyTexts {
  apply: {
    documentTitle: string;
    description: string;
    heading: string;
    steps: string[];
    companyPart: string;
    contactPart: string;
    fields: Record<ApplyField, string>;
    registerHint: string;
    postcodesHint: string;
    optional: (field: string) => string;
    countries: Record<Market, string>;
    solutions: string;
    consent: string;
    privacy: string;
    send: string;
    sending: string;
    problems: {
      required: string;
      email: string;
      phone: string;
      postcodes: string;
      solutions: string;
      consent: string;
    };
    asked: Said;
  };
  application: {
    documentTitle: string;
    loading: string;
    gone: Said;
    again: string;
    retry: string;
    headings: Record<ApplicationState, string>;
    texts: Record<ApplicationState, string>;
    reason: string;
    facts: string;
    documents: string;
    noDocument: string;
    kinds: Record<DocumentKind, string>;
    kind: string;
    file: string;
    fileHint: string;
    noFile: string;
    tooLarge: string;
    tooMany: (most: number) => string;
    notReadable: string;
    add: string;
    adding: string;
    remove: string;
    insuranceMissing: string;
    submit: string;
    submitting: string;
    export: string;
    fileName: string;
    erase: string;
    eraseTitle: string;
    eraseText: string;
    keep: string;
    erased: Said;
    size: (megabytes: string) => string;
  };
}
