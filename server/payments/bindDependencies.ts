/** Returns a function that binds the first argument, the dependencies, of other functions. */
export function bindDependencies<Dependencies>(dependencies: Dependencies) {
  return <Input extends unknown[], Output>(
    run: (dependencies: Dependencies, ...input: Input) => Output,
  ) =>
    (...input: Input): Output =>
      run(dependencies, ...input);
}
