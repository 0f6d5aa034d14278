import { Flex, type FlexProps } from '@chakra-ui/react';

/** The buttons below a card or a form: at the end of the line, on a phone as wide as it, for either thumb. */
export function ButtonRow(props: FlexProps) {
  return (
    <Flex
      gap="3"
      wrap="wrap"
      justify="flex-end"
      css={{ '& > *': { flexGrow: { base: 1, sm: 0 } } }}
      {...props}
    />
  );
}
