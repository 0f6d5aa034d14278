/** Pages and dialogs by the name that others prepare them with before anyone arrives. */
export const loadHome = () => import('./pages/home-page');
export const loadFindCleaners = () => import('./pages/find-cleaners-page');
export const loadCleaner = () => import('./pages/cleaner-page');
export const loadTown = () => import('./pages/town-page');
export const loadCleanerDialogs = () => import('./cleaner-dialogs');
