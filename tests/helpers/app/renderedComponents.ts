/** What DevTools looks at in React's tree: enough to tell which components a change has rendered. */
interface Fiber {
  type: unknown;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

const performedWork = 1;
/** Null while no `renderedWhile` runs. */
let rendered: string[] | null = null;

function getName(type: unknown): string | null {
  if (typeof type === 'function') return type.name;
  const inner = (type as { type?: unknown } | null)?.type;
  return typeof inner === 'function' ? inner.name : null;
}

/** As DevTools finds them: a part whose children are the same objects as before was not touched. */
function note(fiber: Fiber): void {
  const before = fiber.alternate;
  const name = getName(fiber.type);
  if (name && (fiber.flags & performedWork) !== 0) rendered?.push(name);
  if (before && before.child === fiber.child) return;
  for (let child = fiber.child; child; child = child.sibling) note(child);
}

/** React looks for this hook when it is loaded, so the setup of the tests loads this module before React DOM. */
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onCommitFiberRoot: (_id: number, root: { current: Fiber }) => {
      if (rendered) note(root.current);
    },
  },
});

/** The names of the components that rendered while something was done, each as often as it rendered. */
export async function renderedWhile(something: () => Promise<void>): Promise<string[]> {
  const names: string[] = [];
  rendered = names;
  await something();
  rendered = null;
  return names;
}
