import { Avatar as ChakraAvatar } from '@chakra-ui/react';

interface AvatarProps {
  name: string;
  src?: string | null;
  size?: 'sm' | 'md' | 'lg' | 'xl';
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase();

/** Decorative, because the name is always beside it. */
export function Avatar({ name, src, size }: AvatarProps) {
  return (
    <ChakraAvatar.Root size={size} aria-hidden>
      <ChakraAvatar.Fallback>{initials(name)}</ChakraAvatar.Fallback>
      {/* Not lazy: it is hidden until it has loaded, and a hidden image would never load. */}
      {src && <ChakraAvatar.Image src={src} alt="" />}
    </ChakraAvatar.Root>
  );
}
