import { Box, type BoxProps } from '@chakra-ui/react';

/** A raised surface with a hairline border and no shadow. */
export function Card(props: BoxProps) {
  return (
    <Box bg="bg.raised" borderWidth="1px" borderRadius="l3" p={{ base: '5', md: '6' }} minW="0" {...props} />
  );
}
