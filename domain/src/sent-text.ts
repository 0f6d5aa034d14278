/**
 * What remains in a text box after sending: whatever was typed since, whether appended to the sent text or replacing
 * it.
 */
export function withoutSent(text: string, sent: string): string {
  const typed = text.trimStart();
  const rest = typed.startsWith(sent) ? typed.slice(sent.length) : undefined;
  // If the last word was continued, it is a different word, so the whole text stays.
  return rest === undefined || /^\S/.test(rest) ? text : rest.trimStart();
}
