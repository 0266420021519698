// jsdom has no media queries; nobody prefers anything here.
Object.defineProperty(window, 'matchMedia', {
  value: (media: string) => ({ media, matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
});
