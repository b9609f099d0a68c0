import type { contactRows } from '#widgets/shared/contact-dialog/contact-form.ts';

type OwnField = Exclude<keyof typeof contactRows, 'name' | 'email'>;

/** The request to installation partners. Labels every form has come from `shared/form`, consent from `texts/consent`, failures from `texts/failures`. */
export interface ContactDialogTexts {
  contact: {
    title: string;
    intro: string;
    optional: string;
    labels: Record<OwnField, string>;
    errors: Record<OwnField, string>;
    submit: string;
    partnersByPlace: string;
    matching: string;
    noMatch: string;
    /** How often the visitor will be written to or called first. */
    calls: (count: number) => string;
  };
  sent: {
    title: string;
    sent: (email: string) => string;
    /** True whatever the address is: known, confirmed or shut. */
    confirm: (email: string) => string;
    unsent: (email: string) => string;
    partners: (names: string) => string;
    /** Instead of `partners`: they get it once it is confirmed. */
    waits: (names: string) => string;
    noPartners: string;
    done: string;
  };
}
