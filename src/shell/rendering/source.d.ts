/** A file's text, as the build for the service brings it in. */
declare module '*?source' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: this is how webpack brings a file's text in
  export default text;
}
