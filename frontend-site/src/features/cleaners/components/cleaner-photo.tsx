import { Box, Image } from '@chakra-ui/react';
import { CleanerPortrait } from '../../../illustrations/cleaner-portrait';

interface CleanerPhotoProps {
  src: string | null;
  size: { base: string; md?: string };
}

/** Decorative, because the name is beside it. */
export function CleanerPhoto({ src, size }: CleanerPhotoProps) {
  return (
    <Box boxSize={size} flexShrink="0" borderRadius="xl" overflow="hidden" bg="ink.subtle" aria-hidden>
      {src ? (
        <Image src={src} alt="" loading="lazy" decoding="async" boxSize="full" objectFit="cover" />
      ) : (
        <CleanerPortrait width="100%" />
      )}
    </Box>
  );
}
