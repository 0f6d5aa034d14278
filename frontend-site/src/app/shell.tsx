import { Box } from '@chakra-ui/react';
import { Outlet } from 'react-router-dom';

export function Shell() {
  return (
    <>
      <Box as="main" id="content" minH="70dvh">
        <Outlet />
      </Box>
    </>
  );
}
