/** Jest reporter: prints the names of the tests that passed only on a retry (docs/decisions/13-retries-in-ci.md). */
export default class RetriedTests {
  onRunComplete(_contexts, { testResults }) {
    for (const { testResults: tests } of testResults) {
      for (const { fullName, status, invocations = 1 } of tests) {
        if (status === 'passed' && invocations > 1) console.info(`Passed on a retry: ${fullName}`);
      }
    }
  }
}
