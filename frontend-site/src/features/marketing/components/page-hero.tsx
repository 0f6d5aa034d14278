import { Container, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface PageHeroProps {
  eyebrow: string;
  title: string;
  lead: ReactNode;
  picture?: ReactNode;
  actions?: ReactNode;
}

export function PageHero({ eyebrow, title, lead, picture, actions }: PageHeroProps) {
  return (
    <Container py={{ base: '10', md: '20' }}>
      <Grid
        templateColumns={{
          base: 'minmax(0, 1fr)',
          md: picture ? 'minmax(0, 1.2fr) minmax(0, 1fr)' : undefined,
        }}
        gap={{ base: '8', md: '16' }}
        alignItems="center"
      >
        <Stack gap="5" align="flex-start">
          <Text color="fg.muted" textStyle="sm" fontWeight="semibold">
            {eyebrow}
          </Text>
          <Heading as="h1" textStyle="h1">
            {title}
          </Heading>
          <Text textStyle="lg" color="fg.muted" maxW="prose">
            {lead}
          </Text>
          {actions && (
            <Flex gap="3" wrap="wrap" pt="2">
              {actions}
            </Flex>
          )}
        </Stack>
        {picture && <Flex justify="center">{picture}</Flex>}
      </Grid>
    </Container>
  );
}
