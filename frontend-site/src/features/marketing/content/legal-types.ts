export interface LegalDocument {
  title: string;
  /** The description that search engines show. */
  description: string;
  intro: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
}

export const EFFECTIVE = '16 July 2025';
