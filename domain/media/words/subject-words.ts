/** Parts of a file's name that say what its picture shows. */
export type SubjectWords = Record<'roof' | 'electricalPanel' | 'garage' | 'attic' | 'heating', readonly string[]>;
