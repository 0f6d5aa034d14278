export interface LegalDocument {
  title: string;
  /** What search engines show. */
  description: string;
  intro: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
}

export const EFFECTIVE = '16 July 2025';
