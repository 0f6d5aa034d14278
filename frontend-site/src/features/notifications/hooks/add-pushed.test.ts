import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { notification as item } from '../../../test/notification';
import { notificationQueries } from '../api/notifications';
import { addPushed } from './use-notifications';

describe('a pushed notification', () => {
  let client: QueryClient;
  const list = notificationQueries.list(1, 30).queryKey;
  const count = notificationQueries.unreadCount(1).queryKey;
  const unread = () => client.getQueryData(count)?.count;

  beforeEach(() => {
    client = new QueryClient();
    client.setQueryData(list, [item(1)]);
    client.setQueryData(count, { count: 1 });
  });

  it('comes first in the list and counts', () => {
    addPushed(client, 1, item(2));
    expect(client.getQueryData(list)?.map(({ id }) => id)).toEqual([2, 1]);
    expect(unread()).toBe(2);
  });

  it('is not counted again when an answer brought it before', () => {
    addPushed(client, 1, item(1));
    expect(client.getQueryData(list)?.map(({ id }) => id)).toEqual([1]);
    expect(unread()).toBe(1);
  });

  it('takes the place of the last where a list is full', () => {
    const full = notificationQueries.list(1, 2).queryKey;
    client.setQueryData(full, [item(1), item(0)]);
    addPushed(client, 1, item(2));
    expect(client.getQueryData(full)?.map(({ id }) => id)).toEqual([2, 1]);
    expect(client.getQueryData(list)?.map(({ id }) => id)).toEqual([2, 1]);
  });

  it('of somebody else is left out', () => {
    addPushed(client, 1, { ...item(2), userId: 7 });
    expect(unread()).toBe(1);
  });
});
