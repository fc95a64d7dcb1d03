/** No test of this suite ends within Jest's five seconds; the soak has its own limit. */
jest.setTimeout(3_600_000);
