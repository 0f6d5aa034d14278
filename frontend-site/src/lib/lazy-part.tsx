import { type ComponentType, lazy } from 'react';

/** Starts over with each part whose code could not be fetched. */
const failed = new Set<() => void>();

/** A component whose code is fetched when it is first rendered. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failed.add(() => {
          Part = attempt();
        });
        throw error;
      }
    });
  let Part = attempt();
  return (props: Props) => <Part {...props} />;
}

/** Lets what could not be fetched be fetched again when it is rendered next: React would keep the failure for good. */
export function retryFailedParts(): void {
  for (const startOver of failed) startOver();
  failed.clear();
}
