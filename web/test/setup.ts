// jsdom has no media queries; nobody prefers anything here.
Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (media: string) => ({ media, matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
});

// Nor does anything have a size here that could change.
class NothingToObserve {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
Object.defineProperty(window, 'ResizeObserver', { value: NothingToObserve });

// And letters are there from the beginning.
Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() } });
