/** The content of a mail; `layout.ts` decides how it looks. */
export interface MailContent {
  heading: string;
  paragraphs: readonly string[];
  /** What to look up that day. */
  facts?: readonly MailFact[];
  /** A button. The path is on our own site: links never come from a request. */
  action?: { label: string; path: string };
  /** A code to read off, set large. */
  code?: string;
  /** Why this person gets this mail; without it, because of the account. */
  footnote?: string;
}

export interface MailFact {
  label: string;
  value: string;
}

/** An attachment. */
export interface MailFile {
  name: string;
  type: string;
  content: string;
}

export interface RenderedMail {
  text: string;
  html: string;
  file?: MailFile;
}
