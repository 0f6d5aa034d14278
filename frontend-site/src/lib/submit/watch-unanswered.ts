import { isRefusal } from '../api-error';

/** Remembers whether a try was not answered: it may have been done, and what the server refuses then may be its repetition. */
export function watchUnanswered<Input, Output>(send: (input: Input) => Promise<Output>) {
  let isUnanswered = false;
  return {
    wasUnanswered: () => isUnanswered,
    send: async (input: Input): Promise<Output> => {
      try {
        return await send(input);
      } catch (error) {
        isUnanswered ||= !isRefusal(error);
        throw error;
      }
    },
  };
}
