import { Disclosure } from '../../ui/Disclosure';
import { Code } from './Code';
import { reference } from './reference.generated';

/** The programs of `examples/`, which are English and run as tests. */
export function Examples() {
  return (
    <div lang="en">
      {reference.examples.map(({ name, title, code }) => (
        <Disclosure key={name} name={name} summary={title}>
          <Code tabIndex={0} aria-label={title}>
            {code}
          </Code>
        </Disclosure>
      ))}
    </div>
  );
}
