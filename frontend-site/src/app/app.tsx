import { Providers } from './providers';
import { AppRoutes } from './routes';

/** Requires a router around it: the browser's or the prerenderer's. */
export function App() {
  return (
    <Providers>
      <AppRoutes />
    </Providers>
  );
}
