export const TEXTS = {
  save: (name: string) => `Save ${name}`,
  toSave: (firstName: string) => `save ${firstName}`,
  failed: { title: 'Not saved', description: 'Please try again.' },
  list: {
    title: 'Saved cleaners',
    none: 'Press the heart beside a cleaner, and you find them again here.',
    loading: 'Loading saved cleaners...',
    failedToLoad: { title: 'Your saved cleaners could not be loaded' },
    more: 'Show more',
  },
};
