import Avatar from '@mui/material/Avatar';

interface PersonAvatarProps {
  person: { firstName: string; lastName: string };
  photo?: string | null;
  size?: number;
}

/** The person's photo or initials. Decorative, because the name is written next to it. */
export function PersonAvatar({ person, photo, size = 38 }: PersonAvatarProps) {
  const letters = [person.firstName, person.lastName].map((name) => name.trim().charAt(0)).join('');
  return (
    <Avatar
      aria-hidden
      src={photo ?? undefined}
      alt=""
      sx={({ tones, typography }) => ({
        width: size,
        height: size,
        backgroundColor: tones.ink.soft,
        color: tones.ink.fg,
        fontFamily: typography.h1.fontFamily,
        fontSize: size * 0.4,
        textTransform: 'uppercase',
      })}
    >
      {letters}
    </Avatar>
  );
}
