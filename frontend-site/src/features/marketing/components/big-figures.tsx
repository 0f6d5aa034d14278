import { Box, Flex, Text } from '@chakra-ui/react';

interface BigFiguresProps {
  figures: readonly { value: string; label: string; text?: string }[];
}

/** Figures large enough not to need boxes. */
export function BigFigures({ figures }: BigFiguresProps) {
  return (
    <Flex
      as="dl"
      wrap="wrap"
      columnGap={{ base: '6', md: '16', xl: '24' }}
      rowGap="8"
      justify={{ xl: figures.length > 2 ? 'space-between' : 'flex-start' }}
    >
      {figures.map(({ value, label, text }) => (
        <Box
          key={value}
          display="flex"
          flexDirection="column-reverse"
          justifyContent="flex-end"
          // Two columns on a phone; a figure too long for one has a line of its own.
          flexBasis={{ base: 'calc(50% - {spacing.3})', md: 'auto' }}
        >
          {text && (
            <Text as="dd" color="fg.muted" textStyle="sm" mt="1" maxW="14rem">
              {text}
            </Text>
          )}
          <Text as="dt" color="fg.muted">
            {label}
          </Text>
          <Text
            as="dd"
            fontFamily="heading"
            fontSize={{ base: '3xl', md: '5xl' }}
            lineHeight="short"
            textStyle="numeric"
            whiteSpace="nowrap"
          >
            {value}
          </Text>
        </Box>
      ))}
    </Flex>
  );
}
