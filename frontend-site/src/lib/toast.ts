import type { Toast } from '@tidyhearth/domain';
import { createStore } from './store';

export interface ShownToast extends Toast {
  id: number;
  tone: 'info' | 'success' | 'error';
  action?: { label: string; onClick: () => void };
  /** The page has to be reloaded. The card, which loads with every page while its files exist, has the text for it. */
  isStale?: boolean;
  /** Set once the user has chosen to reload. */
  isLoadingAnew?: boolean;
}

type Options = Partial<Pick<ShownToast, 'description' | 'tone' | 'action' | 'isStale'>>;

/** One at a time: a new toast replaces the previous one. */
export const toastStore = createStore<ShownToast | undefined>(undefined);
let lastId = 0;

export function toast(text: Toast, options: Options = {}): void {
  lastId += 1;
  toastStore.set({ tone: 'success', ...text, ...options, id: lastId });
}

export function toastError(text: Toast, description?: string): void {
  toast(text, { tone: 'error', description: description ?? text.description });
}

export function dismissToast(): void {
  toastStore.set(undefined);
}
