/** The product's name, in this one place. */
export const PRODUCT_NAME = 'Wattnest';

/** How people reach the company: in the imprint, and where a page cannot help. Invented, for the demonstration. */
export const CONTACT = { email: 'kontakt@wattnest.example', phone: '+49 30 00000000' } as const;
