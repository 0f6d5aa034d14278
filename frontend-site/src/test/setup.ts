import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';
import { loadHttp } from '../lib/api';
import { forgetReports } from '../lib/report-error';
import { signOut } from '../lib/session';
import { forgetMark } from '../lib/submit/use-back-guard';
import { dismissToast } from '../lib/toast';
import { serveNothing } from './server';

// Long enough for a machine that is busy with other work.
configure({ asyncUtilTimeout: 10_000 });

// This DOM has no layout to scroll.
Element.prototype.scrollIntoView = () => undefined;

beforeAll(loadHttp, 30_000);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  serveNothing();
  dismissToast();
  forgetReports();
  forgetMark();
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  signOut();
});
