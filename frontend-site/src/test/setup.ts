import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { dismissToast } from '../lib/toast';
import { serveNothing } from './server';

afterEach(() => {
  cleanup();
  serveNothing();
  dismissToast();
  localStorage.clear();
  sessionStorage.clear();
});
