/** The request to installation partners. Labels every form has come from `shared/contact`, consent from `texts/consent`, failures from `texts/failures`. */
export interface ContactDialogTexts {
  contact: {
    title: string;
    intro: string;
    optional: string;
    labels: { place: string; phone: string };
    errors: { place: string; phone: string };
    submit: string;
    processing: string;
    partnersByPlace: string;
    matching: string;
    noMatch: string;
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
