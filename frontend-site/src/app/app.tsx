import { Providers } from './providers';
import { AppRoutes } from './routes';

/** The site inside a router: the browser's, or that of the prerenderer. */
export function App() {
  return (
    <Providers>
      <AppRoutes />
    </Providers>
  );
}
