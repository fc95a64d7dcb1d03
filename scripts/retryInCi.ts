/** See docs/decisions/13-retries-in-ci.md. */
if (process.env['CI']) jest.retryTimes(2, { logErrorsBeforeRetry: true });
