import { Box, Container, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageMeta } from '../../components/ui';

interface DashboardLayoutProps {
  title: string;
  header: ReactNode;
  nav: ReactNode;
  children: ReactNode;
}

export function DashboardLayout({ title, header, nav, children }: DashboardLayoutProps) {
  return (
    <Container py={{ base: '6', md: '10' }}>
      <PageMeta title={title} />
      {header}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '13rem minmax(0, 1fr)' }}
        gap={{ base: '5', lg: '12' }}
        mt={{ base: '5', lg: '10' }}
        alignItems="start"
      >
        {nav}
        <Box minW="0" pt={{ base: '1', lg: '0' }}>
          {children}
        </Box>
      </Grid>
    </Container>
  );
}
