declare module '*.csv' {
  const rows: Record<string, string | number>[];
  export default rows;
}

declare module '*?emblems' {
  const drawings: Record<string, string>;
  export default drawings;
}

declare module '*?facts' {
  const facts: unknown;
  export default facts;
}
