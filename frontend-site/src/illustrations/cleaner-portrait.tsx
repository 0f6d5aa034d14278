import { Illustration, paint, type IllustrationProps } from './illustration';

/** Shown if a cleaner has no photo yet: an apron and a friendly outline of nobody in particular. */
export function CleanerPortrait(props: IllustrationProps) {
  return (
    <Illustration viewBox="0 0 120 120" {...props}>
      <rect width="120" height="120" fill={paint.mist} stroke="none" />
      <circle cx="60" cy="58" r="44" fill={paint.dawn} stroke="none" />
      <path d="M14 124c0-26 16-40 34-42h24c18 2 34 16 34 42z" fill={paint.paper} />
      <path d="M52 70v14c4 6 12 6 16 0V70" fill={paint.dawn} />
      <path d="M40 124V98h40v26z" fill={paint.leaf} />
      <path d="M40 98l4-16M80 98l-4-16" strokeWidth="4" />
      <path d="M52 108h16v8c-4 4-12 4-16 0z" fill={paint.moss} strokeWidth="2" />
      <path d="M42 50c0-24 36-24 36 0c0 34-36 34-36 0z" fill={paint.dawn} />
      <path
        d="M40 52c-4-30 12-36 22-34c14 0 22 14 18 34c-2-10-8-16-14-18c-8 6-20 4-26 18z"
        fill={paint.ink}
      />
      <path d="M38 42c6-16 38-16 44 0" stroke={paint.sun} strokeWidth="5" />
      <path d="M54 62c4 4 8 4 12 0" strokeWidth="2" />
    </Illustration>
  );
}
