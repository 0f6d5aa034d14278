import { type ComponentType, lazy } from 'react';

/** Resets each part whose code could not be loaded. */
const failed = new Set<() => void>();

/** A component whose code is loaded when it is first rendered. */
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

/** Lets parts that could not be loaded be loaded again at their next render; React would otherwise keep the failure. */
export function retryFailedParts(): void {
  for (const startOver of failed) startOver();
  failed.clear();
}
