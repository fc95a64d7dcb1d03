import failOnConsole from 'jest-fail-on-console';

/**
 * An error or a warning in the console fails the test that caused it; a test that provokes one has to catch it itself.
 */
failOnConsole({
  // Redux Toolkit's development checks warn when they are slow, which depends on the machine and not on the code.
  silenceMessage: (message) => message.includes('which is more than the warning threshold'),
});
