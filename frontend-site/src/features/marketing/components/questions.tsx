import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { StructuredData } from '../../../components/ui/structured-data';

interface QuestionsProps {
  questions: readonly { question: string; answer: string }[];
}

/** The browser's own disclosure: works without scripts and is found by its search. */
export function Questions({ questions }: QuestionsProps) {
  return (
    <Stack gap="0" borderTopWidth="1px">
      <StructuredData
        data={{
          '@type': 'FAQPage',
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }}
      />
      {questions.map(({ question, answer }) => (
        <chakra.details key={question} borderBottomWidth="1px" css={{ '&[open] svg': { rotate: '180deg' } }}>
          <chakra.summary
            display="flex"
            justifyContent="space-between"
            alignItems="center"
            gap="4"
            py="4"
            cursor="pointer"
            fontWeight="semibold"
            listStyleType="none"
            css={{ '&::-webkit-details-marker': { display: 'none' } }}
          >
            {question}
            <Box as="span" color="fg.muted" flexShrink="0">
              <ChevronDown size={20} aria-hidden />
            </Box>
          </chakra.summary>
          <Text color="fg.muted" pb="5" maxW="prose">
            {answer}
          </Text>
        </chakra.details>
      ))}
    </Stack>
  );
}
