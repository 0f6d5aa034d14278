import { Box, Container, Grid, Heading, Link, Stack, Text } from '@chakra-ui/react';
import { PageMeta } from '../../../components/ui/page-meta';
import { EFFECTIVE, type LegalDocument } from '../content/legal-types';
import { TEXTS } from '../content/legal-page';

const anchor = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-');

export function LegalPage({ document }: { document: LegalDocument }) {
  return (
    <Container py={{ base: '10', md: '16' }}>
      <PageMeta title={document.title} description={document.description} />
      <Stack gap="3" maxW="prose" mb={{ base: '8', md: '14' }}>
        <Heading as="h1" textStyle="h1">
          {document.title}
        </Heading>
        <Text color="fg.muted">{TEXTS.effective(EFFECTIVE)}</Text>
        <Text textStyle="lg">{document.intro}</Text>
      </Stack>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '16rem minmax(0, 1fr)' }}
        gap={{ base: '8', lg: '16' }}
        alignItems="start"
      >
        <Box as="nav" aria-label={TEXTS.contents} position={{ lg: 'sticky' }} top="24">
          <Stack as="ol" gap="2" listStyleType="none">
            {document.sections.map(({ title }) => (
              <li key={title}>
                <Link href={`#${anchor(title)}`} variant="plain" color="fg.muted" textStyle="sm">
                  {title}
                </Link>
              </li>
            ))}
          </Stack>
        </Box>
        <Stack gap="10" maxW="prose">
          {document.sections.map(({ title, paragraphs }) => (
            <Stack key={title} as="section" gap="3" id={anchor(title)} scrollMarginTop="24">
              <Heading as="h2" textStyle="h3">
                {title}
              </Heading>
              {paragraphs.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
            </Stack>
          ))}
        </Stack>
      </Grid>
    </Container>
  );
}
