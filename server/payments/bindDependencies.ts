/** Returns a function that gives others their dependencies; what is left of them takes the input only. */
export function bindDependencies<Dependencies>(dependencies: Dependencies) {
  return <Input extends unknown[], Output>(
    run: (dependencies: Dependencies, ...input: Input) => Output,
  ) =>
    (...input: Input): Output =>
      run(dependencies, ...input);
}
