import { Box, Container, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { Moon, Sun } from 'lucide-react';
import { memo } from 'react';
import { ROUTES } from '../../config/routes';
import { useColorMode } from '../../lib/color-mode';
import { Button } from '../ui/button';
import { Link } from '../ui/link';
import { Logo } from './logo';
import { TEXTS } from './layout.texts';

const COLUMNS = [
  {
    title: TEXTS.footer.customers.title,
    links: [
      [TEXTS.footer.customers.findCleaners, ROUTES.findCleaners],
      [TEXTS.footer.customers.howItWorks, ROUTES.howItWorks],
      [TEXTS.footer.customers.pricingGuide, ROUTES.pricingGuide],
      [TEXTS.footer.customers.reviews, ROUTES.customerReviews],
    ],
  },
  {
    title: TEXTS.footer.cleaners.title,
    links: [
      [TEXTS.footer.cleaners.becomeCleaner, ROUTES.becomeCleaner],
      [TEXTS.footer.cleaners.joinNetwork, ROUTES.joinNetwork],
      [TEXTS.footer.cleaners.safety, ROUTES.safetyInsurance],
    ],
  },
  {
    title: TEXTS.footer.company.title,
    links: [
      [TEXTS.footer.company.aboutUs, ROUTES.aboutUs],
      [TEXTS.footer.company.contact, ROUTES.contact],
      [TEXTS.footer.company.terms, ROUTES.terms],
      [TEXTS.footer.company.privacy, ROUTES.privacy],
    ],
  },
] as const;

/** Styles choose the words, because a page that was rendered for everybody may be dark long before it is hydrated. */
function ColorModeButton() {
  const [mode, setMode] = useColorMode();
  return (
    <Button variant="ghost" size="sm" px="2" onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}>
      <Box as="span" display="contents" _dark={{ display: 'none' }}>
        <Moon aria-hidden />
        {TEXTS.footer.dark}
      </Box>
      <Box as="span" display="none" _dark={{ display: 'contents' }}>
        <Sun aria-hidden />
        {TEXTS.footer.light}
      </Box>
    </Button>
  );
}

export const Footer = memo(function Footer() {
  return (
    <Box as="footer" borderTopWidth="1px" bg="bg.subtle" mt="auto">
      <Container py={{ base: '10', md: '14' }}>
        <Grid templateColumns={{ base: '1fr 1fr', md: '2fr 1fr 1fr 1fr' }} gap="8">
          <Stack gap="3" gridColumn={{ base: '1 / -1', md: 'auto' }} maxW="xs">
            <Logo />
            <Text color="fg.muted">{TEXTS.footer.about}</Text>
          </Stack>
          {COLUMNS.map(({ title, links }) => (
            <Stack key={title} as="nav" aria-label={title} gap="1">
              <Heading
                as="h2"
                textStyle="sm"
                fontFamily="body"
                fontWeight="semibold"
                letterSpacing="normal"
                mb="1"
              >
                {title}
              </Heading>
              {links.map(([label, to]) => (
                <Link
                  key={to}
                  to={to}
                  variant="plain"
                  color="fg.muted"
                  textStyle="sm"
                  py="1"
                  _hover={{ color: 'fg' }}
                >
                  {label}
                </Link>
              ))}
            </Stack>
          ))}
        </Grid>
        <Flex
          mt="10"
          pt="5"
          borderTopWidth="1px"
          gap="4"
          wrap="wrap"
          align="center"
          justify="space-between"
          textStyle="sm"
          color="fg.muted"
        >
          <Text>{TEXTS.footer.copyright}</Text>
          <ColorModeButton />
        </Flex>
      </Container>
    </Box>
  );
});
