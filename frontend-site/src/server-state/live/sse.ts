export interface ServerEvent {
  name: string;
  data: unknown;
}

function parseBlock(block: string): ServerEvent | undefined {
  let name = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    if (line.startsWith('event:')) name = line.slice(6).trim();
    else if (line.startsWith('data:')) data.push(line.slice(5).trimStart());
  }
  if (data.length === 0) return undefined;
  try {
    return { name, data: JSON.parse(data.join('\n')) };
  } catch {
    return undefined;
  }
}

/** Splits a text/event-stream into events and reconnection delays. An incomplete part waits for the next piece. */
export function createEventParser(
  onEvent: (event: ServerEvent) => void,
  onRetry: (ms: number) => void,
): (piece: string) => void {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).replace(/\r\n?/g, '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const retry = /^retry: ?(\d+)$/m.exec(block);
      if (retry) onRetry(Number(retry[1]));
      const event = parseBlock(block);
      if (event) onEvent(event);
    }
  };
}
