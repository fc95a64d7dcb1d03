import failOnConsole from 'jest-fail-on-console';

/** An error or a warning in the console fails the test that caused it; a test that provokes one takes it in itself. */
failOnConsole({
  // Redux Toolkit's development checks say how long they took: about the machine, not about the code.
  silenceMessage: (message) => message.includes('which is more than the warning threshold'),
});
