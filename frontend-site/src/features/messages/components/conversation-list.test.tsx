import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderOnSite } from '../../../test/render';
import { TEXTS } from '../messages.texts';
import { ConversationList } from './conversation-list';

describe('an inbox without conversations', () => {
  it.each(['customer', 'cleaner'] as const)('tells a %s in their own words how the first begins', (side) => {
    renderOnSite(
      <ConversationList entries={[]} selected={undefined} hrefFor={(key) => key} texts={TEXTS[side]} />,
    );
    const { title, description } = TEXTS[side].none;
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByText(description)).toBeTruthy();
  });

  it('speaks to cleaners about customers, not about booking', () => {
    expect(TEXTS.cleaner.none.description).not.toBe(TEXTS.customer.none.description);
  });
});
