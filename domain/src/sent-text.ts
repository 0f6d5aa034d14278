/** What has been typed since a text was sent, or in its place. */
export function withoutSent(text: string, sent: string): string {
  const typed = text.trimStart();
  const rest = typed.startsWith(sent) ? typed.slice(sent.length) : undefined;
  // A word that went on is another one.
  return rest === undefined || /^\S/.test(rest) ? text : rest.trimStart();
}
