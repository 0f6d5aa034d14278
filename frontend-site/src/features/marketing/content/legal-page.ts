export const TEXTS = {
  effective: (date: string) => `Effective ${date}`,
  contents: 'On this page',
};
