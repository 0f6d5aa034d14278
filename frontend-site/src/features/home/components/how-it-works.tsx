import { Box, Container, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { Link } from '../../../components/ui/link';
import { ROUTES } from '../../../config/routes';
import { STEPS } from '../content';
import { TEXTS } from '../home.texts';

export function HowItWorks() {
  return (
    <Box as="section" id="how-it-works" bg="bg.subtle" borderYWidth="1px">
      <Container py={{ base: '14', md: '20' }}>
        <Flex justify="space-between" align="baseline" wrap="wrap" gap="3">
          <Heading as="h2" textStyle="h2">
            {TEXTS.steps.title}
          </Heading>
          <Link to={ROUTES.howItWorks}>{TEXTS.steps.link}</Link>
        </Flex>
        <Grid
          as="ol"
          listStyleType="none"
          templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
          gap={{ base: '8', md: '10' }}
          mt="10"
        >
          {STEPS.map(({ icon: Icon, title, text }, index) => (
            <Box as="li" key={title}>
              <Flex align="center" gap="4" mb="4">
                <Text
                  as="span"
                  fontFamily="heading"
                  fontSize="4xl"
                  lineHeight="1"
                  color="fg.highlight"
                  aria-hidden
                >
                  {index + 1}
                </Text>
                <Box flex="1" borderTopWidth="1px" borderColor="border.strong" />
                <Box color="ink.fg">
                  <Icon size={24} strokeWidth={1.75} aria-hidden />
                </Box>
              </Flex>
              <Heading as="h3" textStyle="h4">
                {title}
              </Heading>
              <Text color="fg.muted" mt="2">
                {text}
              </Text>
            </Box>
          ))}
        </Grid>
      </Container>
    </Box>
  );
}
