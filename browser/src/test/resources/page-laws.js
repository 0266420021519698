// The laws that a page with a table must keep, looked at from inside the page. Each answers with what breaks it: the law, the
// element and what is wrong with it.
window.pageLaws = (() => {
  const GLOWING = '[data-reach="narrows"], [data-reach="ends"], [data-reach="picked"]';
  /** What can be taken up to be used, and is no thing of its own. */
  const USABLE = '[data-glows]';
  const CONTROLS = 'button, a[href], input, select, summary';
  /** What stands still on each board, whatever is played; pieces and cards come and go. */
  const FIXED = '[data-fixed]';
  /** Where one would click a thing, as parts of its width and height. */
  const POINTS = [
    [0.5, 0.5],
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ];
  const FINGER = 44;
  /** A field that can be drawn near. */
  const FIELD = '.stage .room';
  /** Letters that can be read without a glass; on a board, and on a card that lies somewhere small, they may be smaller. */
  const LETTER = 9;
  const LETTER_IN_MINIATURE = 7;
  const MINIATURE = '.board, .kit-card';
  /** So many seats are seen without scrolling. */
  const SEATS = 4;
  /** Fractions of pixels that a browser rounds away. */
  const ROUNDED = 1.5;
  /** What the keys of the frame's phrases begin with; those of a game begin with its id. */
  const FRAME = ['table', 'end', 'player', 'nav', 'game', 'rule', 'engine'];

  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

  const visible = (element) =>
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
    });

  /** A short way to the element: enough for who looks for it, no more. */
  function path(element) {
    const steps = [];
    for (let at = element; at && at !== document.body && steps.length < 4; at = at.parentElement) {
      const thing = at.dataset.thing ? `[data-thing="${at.dataset.thing}"]` : '';
      const classes = [...at.classList].filter((one) => !one.startsWith('svelte-')).slice(0, 2);
      steps.unshift(at.tagName.toLowerCase() + classes.map((one) => `.${one}`).join('') + thing);
      if (thing) break;
    }
    return steps.join(' > ');
  }

  /** Words for ears alone. */
  const unseen = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement) if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
    return false;
  };

  const text = (element) => (element.innerText ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);

  const broken = (law, element, wrong) => ({
    law,
    element: path(element),
    text: text(element),
    wrong,
  });

  const clips = (style) => /hidden|clip/.test(style.overflowX + style.overflowY);
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);

  /** So many lines must be in sight for a reader to see, without a bar beside them, that there are more. */
  const LINES = 4;

  /** A line or two that scroll without a bar: nobody would think of it, the words are as good as cut. */
  const scrollsUnseen = (box, style) =>
    style.scrollbarWidth === 'none' && box.scrollHeight > box.clientHeight + ROUNDED && box.clientHeight < LINES * parseFloat(style.lineHeight);

  /** What of a rectangle its surroundings leave in sight without scrolling. */
  function seen(element) {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let at = element.parentElement; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (!clips(style) && !scrolls(style)) continue;
      const box = at.getBoundingClientRect();
      left = Math.max(left, box.left);
      top = Math.max(top, box.top);
      right = Math.min(right, box.right);
      bottom = Math.min(bottom, box.bottom);
    }
    return {
      left: Math.max(left, 0),
      top: Math.max(top, 0),
      right: Math.min(right, innerWidth),
      bottom: Math.min(bottom, innerHeight),
    };
  }

  function inSight({ touch, narrow }) {
    const found = [];
    const bar = document.querySelector('.decide');
    if (!bar) return found;
    const bars = seen(bar);
    const whole = bar.getBoundingClientRect();
    if (bars.bottom - bars.top < whole.height - ROUNDED)
      found.push(broken('in-sight', bar, `${Math.round(bars.bottom - bars.top)} of ${Math.round(whole.height)} px of the decision`));
    found.push(...wordsInBar(bar));
    // Those that another button brings up are out of sight, not cut.
    for (const button of [...bar.querySelectorAll('.acts button')].filter(visible)) {
      const box = button.getBoundingClientRect();
      const { left, top, right, bottom } = seen(button);
      if (right - left < box.width - ROUNDED || bottom - top < box.height - ROUNDED) found.push(broken('in-sight', button, 'a button of the bar is cut off'));
    }
    for (const button of [...bar.querySelectorAll('.acts button')].filter(visible)) {
      const box = button.getBoundingClientRect();
      const beyond = [...words(button)].find((word) => word.box.top < box.top - ROUNDED || word.box.bottom > box.bottom + ROUNDED);
      if (beyond) found.push(broken('cut-text', beyond.element, `beyond its button of ${Math.round(box.height)} px`));
    }
    const hidden = [...bar.querySelectorAll('.acts button')].some((button) => !visible(button));
    if (hidden && !bar.querySelector('.others')) found.push(broken('in-sight', bar, 'nothing brings up the buttons that have no room'));
    const area = document.querySelector('.sheet .own > *');
    if (!area || !bar.classList.contains('mine')) return found;
    // Beside a large board everything of one's own has its room, elsewhere at least what one plays from.
    const own = narrow ? (area.querySelector('[data-thing^="hand:"], .own-hand, .hand') ?? area) : area;
    const hand = own.getBoundingClientRect();
    if (hand.height < 2) return found;
    const there = seen(own);
    const shown = Math.max(0, there.bottom - there.top);
    // A thumb pulls the rest of a hand up; the beginning it must see.
    const enough = touch || innerHeight < 500 ? Math.min(hand.height, 56) : hand.height;
    if (shown < enough - ROUNDED) found.push(broken('in-sight', own, `${Math.round(shown)} of ${Math.round(hand.height)} px of the hand`));
    return found;
  }

  /** The bar's words stay inside it. */
  function wordsInBar(bar) {
    const room = bar.getBoundingClientRect();
    return [...words(bar.querySelector('.text') ?? bar)].flatMap(({ element, box }) =>
      box.top < room.top - ROUNDED || box.bottom > room.bottom + ROUNDED || box.right > room.right + ROUNDED
        ? [broken('in-sight', element, `words from ${Math.round(box.top)} to ${Math.round(box.bottom)} in a bar from ${Math.round(room.top)} to ${Math.round(room.bottom)}`)]
        : [],
    );
  }

  /** So long may what a button will do be asked for. */
  const FORETOLD = 300;
  const POINTED = 4;

  /** Nor do words leave the bar, or get cut there, that tell what a button under the pointer will do. */
  async function wordsWhilePointing({ touch, narrow }) {
    const bar = document.querySelector('.decide.mine');
    if (touch || narrow || !bar) return [];
    const found = [];
    for (const button of [...bar.querySelectorAll('.acts button')].slice(0, POINTED)) {
      button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
      const until = button.dataset.move ? performance.now() + FORETOLD : 0;
      while (performance.now() < until && !bar.querySelector('.text .foretold')) await frame();
      await frame();
      const cut = noCutText(bar.querySelector('.text'));
      for (const one of [...wordsInBar(bar), ...cut]) found.push({ ...one, wrong: `${one.wrong}, pointing at "${text(button)}"` });
    }
    document.querySelector('main')?.dispatchEvent(new PointerEvent('pointerleave', { bubbles: true, pointerType: 'mouse' }));
    await frame();
    return found;
  }

  const LYING = 500;
  /** What is pushed along by a finger and shows it: a field that is drawn near, a list over the board. */
  const PUSHED = `${FIELD}, .answers, .acts.open`;

  /** On a phone that lies nobody scrolls down to what can be chosen; sideways a strip of cards may be pushed. In the lowest window one scrolls. */
  function usableInSight({ narrow, low }) {
    if (low) return [];
    const lies = narrow && innerHeight < LYING;
    return [...(lies ? things() : []), ...[...document.querySelectorAll(USABLE)].filter(visible)].flatMap((element) => {
      if (element.closest(PUSHED)) return [];
      const whole = element.getBoundingClientRect();
      const { left, top, right, bottom } = seen(element);
      if (right - left < Math.min(whole.width, 12)) return [];
      if (bottom - top < whole.height - 3) return [broken('in-sight', element, `${Math.round(Math.max(0, bottom - top))} of ${Math.round(whole.height)} px can be chosen`)];
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const own = element.dataset.thing ? over?.closest(`[data-thing="${CSS.escape(element.dataset.thing)}"]`) : null;
      return element.contains(over) || own || over?.closest(GLOWING) ? [] : [broken('covered', element, `lies under ${over ? path(over) : 'nothing in sight'}`)];
    });
  }

  /** How a coach's marks are named; what is drawn twice is marked twice. */
  const markOf = ({ dataset: { thing, standsFor, verb, move, confirm } }) => thing ?? standsFor ?? verb ?? move ?? confirm;

  /** So much of a mark must be in sight, and so many of its points must be free. */
  const SEEN = 0.5;
  const FREE = 3;

  function whyUnseen(element) {
    if (!visible(element)) return 'not to be seen';
    const whole = element.getBoundingClientRect();
    const { left, top, right, bottom } = seen(element);
    const shown = (Math.max(0, right - left) * Math.max(0, bottom - top)) / (whole.width * whole.height);
    if (shown < SEEN) return `${Math.round(100 * shown)} % in sight`;
    const over = POINTS.map(([x, y]) => document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)).filter(
      (one) => one && !element.contains(one) && !one.contains(element) && !one.closest('[data-thing], [data-stands-for]') && one.parentElement !== element.parentElement,
    );
    return POINTS.length - over.length < FREE ? `lies under ${path(over[0])}` : null;
  }

  /** What a coach marks is in sight, and neither he nor a box nor the bar lies on it. */
  async function marks() {
    await frame();
    await frame();
    const marked = Map.groupBy(document.querySelectorAll('[data-coached]'), markOf);
    // What has no room in the bar is behind a button, which is marked in its place.
    const behind = (element) => element.closest('.decide') && document.querySelector('.decide .others') !== null;
    return [...marked.values()].flatMap((twins) => {
      const why = twins.map(whyUnseen);
      return why.includes(null) || twins.some(behind) ? [] : [broken('marks', twins[0], why.join('; '))];
    });
  }

  function noSideways() {
    const found = [];
    for (const box of [document.documentElement, document.querySelector('.play main'), document.querySelector('.rail .pane')]) {
      if (box && visible(box) && box.scrollWidth > box.clientWidth + 1) found.push(broken('sideways', box, `${box.scrollWidth} px wide in ${box.clientWidth}`));
    }
    return found;
  }

  function phrases({ games }) {
    const key = new RegExp(`(?<![\\w./-])(?:${[...FRAME, ...games].join('|')})(?:\\.[a-z][\\w-]*)+(?![\\w(])|\\{\\w+\\}`);
    const missing = document.body.innerText.split('\n').find((line) => key.test(line));
    return missing
      ? [
          {
            law: 'phrases',
            element: 'body',
            text: missing.slice(0, 60),
            wrong: key.exec(missing)[0],
          },
        ]
      : [];
  }

  /** Elements with words of their own, and where the words are. */
  function* words(root = document.body) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || !element || element.closest('script, style, svg') || !visible(element) || unseen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width > 1 && box.height > 1) yield { element, box, lines: [...range.getClientRects()] };
    }
  }

  function noCutText(root = document.body) {
    const found = new Map();
    for (const { element, box } of words(root)) {
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (scrolls(style) && !scrollsUnseen(at, style)) break;
        if (!scrolls(style) && !clips(style)) continue;
        const room = at.getBoundingClientRect();
        const beside = Math.max(box.right - room.right, room.left - box.left);
        // Letters reach a little out of a tight line.
        const below = Math.max(box.bottom - room.bottom, room.top - box.top) - parseFloat(getComputedStyle(element).fontSize) * 0.3;
        if (beside > ROUNDED || below > ROUNDED) {
          found.set(element, broken('cut-text', element, `${Math.round(Math.max(beside, below))} px beyond ${path(at)}`));
          break;
        }
      }
    }
    return [...found.values()];
  }

  /** How large letters are on the screen, whatever they are scaled by. */
  function letterSize(element) {
    const drawn = element.getBoundingClientRect().width;
    const scale = element.offsetWidth > 0 && drawn > 0 ? drawn / element.offsetWidth : 1;
    return parseFloat(getComputedStyle(element).fontSize) * Math.min(1, scale);
  }

  function noTinyText() {
    const found = new Map();
    for (const { element } of words()) {
      const least = element.closest(MINIATURE) ? LETTER_IN_MINIATURE : LETTER;
      const size = letterSize(element);
      if (size < least - 0.1) found.set(element, broken('tiny-text', element, `${size.toFixed(1)} px instead of ${least}`));
    }
    return [...found.values()];
  }

  /** Whether an element is seen as a box of its own, which ends somewhere. */
  const isBox = ({ backgroundColor, backgroundImage, borderLeftWidth, borderLeftStyle, boxShadow }) =>
    !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor) || backgroundImage !== 'none' || (borderLeftStyle !== 'none' && parseFloat(borderLeftWidth) > 0) || boxShadow.includes('inset');

  /** Words end inside the box that they stand in, also where it cuts nothing; what is hung on a thing may reach beyond it. */
  function wordsInBoxes(root = document.body) {
    return [...words(root)].flatMap(({ element, lines }) => {
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (isBox(style)) {
          const room = at.getBoundingClientRect();
          const slack = parseFloat(getComputedStyle(element).fontSize) * 0.3 + ROUNDED;
          const out = lines.some((line) => line.left < room.left - ROUNDED || line.right > room.right + ROUNDED || line.top < room.top - slack || line.bottom > room.bottom + slack);
          return out ? [broken('outside', element, `beyond the box ${path(at)}`)] : [];
        }
        if (clips(style) || scrolls(style) || /absolute|fixed/.test(style.position)) return [];
      }
      return [];
    });
  }

  /** What heads the things of a strip is read before they are pushed along. */
  function headsOfStrips() {
    const strips = [...document.querySelectorAll('main *')].filter((box) => box.scrollWidth > box.clientWidth + ROUNDED && scrolls(getComputedStyle(box)) && visible(box));
    return strips.flatMap((strip) => {
      const head = strip.querySelector('section > :is(p, h2, h3, header)');
      if (!head || strip.scrollLeft > 0 || head.closest('button, [role=tabpanel]')) return [];
      const room = strip.getBoundingClientRect();
      return [...words(head)].flatMap(({ element, box }) => (box.right > room.right + ROUNDED ? [broken('cut-text', element, `${Math.round(box.right - room.right)} px beyond ${path(strip)}`)] : []));
    });
  }

  /** What is left of a life is read without scrolling. */
  function livesInSight() {
    return [...document.querySelectorAll('.life .number')].filter(visible).flatMap((life) => {
      const { bottom } = seen(life);
      const lowest = Math.max(...[...words(life)].map(({ box }) => box.bottom));
      return lowest > bottom + ROUNDED ? [broken('in-sight', life, `${Math.round(lowest - bottom)} px below the edge`)] : [];
    });
  }

  function seatsInSight({ narrow }) {
    const seats = document.querySelector('.play > .seats');
    if (narrow || !seats || seats.querySelectorAll('.seat').length > SEATS) return [];
    return seats.scrollHeight > seats.clientHeight + ROUNDED ? [broken('in-sight', seats, `${seats.scrollHeight} px of seats in ${seats.clientHeight}`)] : [];
  }

  /** What a board marks as needed all the time is in sight without scrolling, where there is room beside it. */
  function boardInSight({ narrow }) {
    if (narrow || innerHeight < 600) return [];
    return [...document.querySelectorAll('.board [data-in-sight]')].flatMap((element) => {
      const { top, bottom, height } = { ...seen(element), height: element.getBoundingClientRect().height };
      return bottom - top < height - ROUNDED ? [broken('in-sight', element, `${Math.round(Math.max(0, bottom - top))} of ${Math.round(height)} px`)] : [];
    });
  }

  function onEachOther(one, other) {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return wide > 3 && high > Math.max(3, Math.min(one.height, other.height) * 0.35);
  }

  /** Words of one thing that lie on each other. */
  function noOverlap() {
    const groups = new Map();
    for (const word of words()) {
      const group = word.element.closest('button, [data-thing], li, section');
      if (!group) continue;
      if (!groups.has(group)) groups.set(group, []);
      groups.get(group).push(word);
    }
    const found = [];
    for (const list of groups.values()) {
      list.forEach((one, i) => {
        for (const other of list.slice(i + 1)) {
          if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
          if (one.lines.some((line) => other.lines.some((under) => onEachOther(line, under)))) {
            found.push(broken('overlap', one.element, `lies on "${text(other.element)}"`));
          }
        }
      });
    }
    return found;
  }

  const FIGURES = '.figures :is(.figure, .villain, [data-stands-for])';
  const TOKENS = '.slots .token, .dots i';

  /** Nor do figures and tokens lie on the words beside them. */
  function marksBesideWords() {
    return [...document.querySelectorAll('.seat, .mini .tile, .location')].filter(visible).flatMap((group) => {
      const marks = [...group.querySelectorAll(`[data-closer], [data-stands-for], ${FIGURES}, ${TOKENS}`)].filter((mark) => visible(mark) && text(mark) === '');
      // What is pinned on a figure or a pile belongs there.
      return [...words(group)].filter(({ element }) => !element.matches('.figures u, .kit-pile b')).flatMap(({ element, lines }) => {
        const over = marks.find((mark) => !mark.contains(element) && lines.some((line) => onEachOther(mark.getBoundingClientRect(), line)));
        return over ? [broken('overlap', element, `lies under ${path(over)}`)] : [];
      });
    });
  }

  /** Words that stand beside a card do not run under it. */
  function wordsBesideCards() {
    return [...document.querySelectorAll('.location')].filter(visible).flatMap((place) => {
      const cards = [...place.querySelectorAll('.right > *')].map((card) => ({ card, box: card.getBoundingClientRect() }));
      return [...words(place)].flatMap(({ element, lines }) => {
        const over = cards.find(({ card, box }) => !card.contains(element) && lines.some((line) => line.right > box.left + ROUNDED && line.left < box.right && line.bottom > box.top + 3 && line.top < box.bottom - 3));
        return over ? [broken('overlap', element, `lies under ${path(over.card)}`)] : [];
      });
    });
  }

  /** What is left of a life is read whole: no deck lies on it. */
  function livesOpen() {
    const decks = [...document.querySelectorAll('.board [data-thing^="deck:"]')].filter(visible).map((deck) => deck.getBoundingClientRect());
    return [...document.querySelectorAll('.life .number b')].filter(visible).flatMap((life) => {
      const box = life.getBoundingClientRect();
      // Figures leave a little of their line above and below.
      const over = decks.some((deck) => Math.min(deck.right, box.right) - Math.max(deck.left, box.left) > 2 && Math.min(deck.bottom, box.bottom) - Math.max(deck.top, box.top) > box.height * 0.12);
      return over ? [broken('overlap', life, 'a life lies under a deck')] : [];
    });
  }

  /** Whoever has a tile, what it is worth is read. */
  function pointsOpen() {
    return [...document.querySelectorAll('.tile .points')].filter(visible).flatMap((points) => {
      const box = points.getBoundingClientRect();
      const over = [...points.parentElement.querySelectorAll('.owner')].filter(visible).some((owner) => {
        const { left, top, right, bottom } = owner.getBoundingClientRect();
        return Math.min(right, box.right) - Math.max(left, box.left) > ROUNDED && Math.min(bottom, box.bottom) - Math.max(top, box.top) > ROUNDED;
      });
      return over ? [broken('overlap', points, 'points lie under the words about who has them')] : [];
    });
  }

  /** A token can be seen whoever stands beside it. */
  function tokensOpen() {
    return [...document.querySelectorAll('.location, .mini .tile')].filter(visible).flatMap((place) => {
      const figures = [...place.querySelectorAll(`${FIGURES}, .figures u`)].filter(visible).map((figure) => figure.getBoundingClientRect());
      return [...place.querySelectorAll(TOKENS)].filter(visible).flatMap((token) => {
        const box = token.getBoundingClientRect();
        const over = figures.some((figure) => Math.min(figure.right, box.right) - Math.max(figure.left, box.left) > 2 && Math.min(figure.bottom, box.bottom) - Math.max(figure.top, box.top) > 2);
        return over ? [broken('covered', token, 'a token lies under a figure')] : [];
      });
    });
  }

  /** On a board beside which there is room for more, a figure is large enough to be told from others. */
  const FIGURE = 22;

  function figuresLarge({ narrow }) {
    if (narrow) return [];
    return [...document.querySelectorAll('.location :is(.figure, .villain)')].filter(visible).flatMap((figure) => {
      const { width } = figure.getBoundingClientRect();
      return width < FIGURE ? [broken('small', figure, `a figure of ${Math.round(width)} px`)] : [];
    });
  }

  /** What a seat tells and shows stays within it. */
  function insideSeats() {
    return [...document.querySelectorAll('.seat')].filter(visible).flatMap((seat) => {
      const room = seat.getBoundingClientRect();
      const inside = [...words(seat)].map(({ element, box }) => [element, box]);
      const marks = [...seat.querySelectorAll('svg, [data-closer], [data-thing]')].filter((one) => visible(one) && !unseen(one)).map((one) => [one, one.getBoundingClientRect()]);
      const out = [...inside, ...marks].find(([, box]) => box.width > 1 && (box.left < room.left - 8 || box.right > room.right + 8 || box.bottom > room.bottom + 8));
      return out ? [broken('outside', out[0], `sticks out of ${path(seat)}`)] : [];
    });
  }

  /** Lines over the table leave words open. */
  function wordsBeforeLines() {
    const holes = (lines) => [...lines.querySelectorAll('[data-words]')].map((hole) => ({ left: hole.x.baseVal.value, top: hole.y.baseVal.value, width: hole.width.baseVal.value, height: hole.height.baseVal.value }));
    return [...document.querySelectorAll('svg.trails, svg.ghosts')].flatMap((layer) => {
      const paths = [...layer.querySelectorAll('g path')];
      if (paths.length === 0) return [];
      const open = holes(layer);
      const said = [...words(document.querySelector('main'))].flatMap(({ element, lines }) => lines.map((line) => ({ element, line })));
      const crossed = paths.flatMap((line) => {
        const found = [];
        for (let at = 0; at < line.getTotalLength(); at += 6) {
          const { x, y } = line.getPointAtLength(at);
          const word = said.find(({ line: box }) => inBox(box, x, y));
          if (word && !open.some(({ left, top, width, height }) => x >= left && x <= left + width && y >= top && y <= top + height)) found.push(word.element);
        }
        return found;
      });
      return crossed.slice(0, 1).map((element) => broken('struck', element, 'a line goes through these words'));
    });
  }

  /** On a phone that lies every button of the bar says what it will do, where that is known: under its name, or to who holds it. */
  async function tellsOnAPhone({ narrow }) {
    const bar = document.querySelector('.decide.mine');
    if (!narrow || innerHeight >= LYING || !bar) return [];
    const found = [];
    for (const button of [...bar.querySelectorAll('.acts .move')].filter(visible)) {
      const listed = document.querySelector(`.rail [data-move="${CSS.escape(button.dataset.move)}"] .consequence`);
      if (!listed || [...button.querySelectorAll('.consequence')].some(visible)) continue;
      button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }));
      await frame();
      const told = [...bar.querySelectorAll('.text .consequence')].some(visible);
      if (!told) found.push(broken('untold', button, `does not say: ${listed.textContent}`));
      document.querySelector('main')?.dispatchEvent(new PointerEvent('pointerleave', { bubbles: true, pointerType: 'touch' }));
      await frame();
    }
    return found;
  }

  function bigEnough({ touch }) {
    if (!touch) return [];
    const found = [];
    const dialog = document.querySelector('[role=dialog]');
    for (const control of (dialog ?? document).querySelectorAll(CONTROLS)) {
      if (!visible(control) || control.disabled || unseen(control) || control.getAttribute('aria-disabled') === 'true') continue;
      // A link within a sentence is as high as its line.
      if (control.matches('p a, small a, .rule')) continue;
      const box = control.getBoundingClientRect();
      if (box.width < 1 || (box.width >= FINGER - ROUNDED && box.height >= FINGER - ROUNDED)) continue;
      const x = (box.left + box.right) / 2;
      const y = (box.top + box.bottom) / 2;
      // What has been scrolled away is measured where it can be seen.
      if (!within(x, y) || !control.contains(document.elementFromPoint(x, y))) continue;
      const reach = FINGER / 2 - 1;
      const edges = [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ];
      // Beyond the edge of a list that is scrolled there is nothing to reach.
      const field = control.closest(`${FIELD}, .rail .pane`)?.getBoundingClientRect();
      const seenThere = (left, top) => within(left, top) && (!field || inBox(field, left, top));
      // Its own reach may be wider than what is drawn of it; a tip at its edge is soon gone.
      const reached = (left, top) => {
        const there = document.elementFromPoint(left, top);
        return control.contains(there) || (there?.closest('.explains') ?? false);
      };
      if (edges.every(([left, top]) => !seenThere(left, top) || reached(left, top))) continue;
      found.push(broken('small', control, `${Math.round(box.width)} × ${Math.round(box.height)} px`));
    }
    return found;
  }

  const middle = ({ left, top, right, bottom }) => [(left + right) / 2, (top + bottom) / 2];

  /** What glows on a field beyond what is in sight of it can be gone to. */
  function nothingLost() {
    const field = document.querySelector(FIELD);
    const lost = things().find((one) => field?.contains(one) && !inBox(field.getBoundingClientRect(), ...middle(one.getBoundingClientRect())));
    const way = document.querySelector('.stage .elsewhere');
    return lost && !(way && visible(way)) ? [broken('lost', lost, 'glows out of sight, and nothing leads there')] : [];
  }

  const within = (x, y) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;

  const things = () => [...document.querySelectorAll(GLOWING)].filter((one) => visible(one) && one.getBoundingClientRect().width > 4);

  const named = (thing) => document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`);

  const cancel = async () => {
    document.querySelector('.decide .cancel')?.click();
    await frame();
  };

  async function clickAt(x, y) {
    const target = document.elementFromPoint(x, y);
    target?.dispatchEvent(
      new MouseEvent('click', {
        bubbles: true,
        cancelable: true,
        clientX: x,
        clientY: y,
      }),
    );
    await frame();
  }

  /** Whether a click at a point does the same as a click on the thing. */
  async function meansThing(x, y, thing) {
    await clickAt(x, y);
    const taken =
      [...named(thing)].some((one) => one.dataset.reach === 'picked') || document.querySelector(`.decide [data-picks~="${CSS.escape(thing)}"]`) !== null;
    await cancel();
    return taken;
  }

  /** Where a place holds several things, a finger on it is asked which one is meant, by buttons that are whole. */
  async function asksWhich({ touch, narrow }) {
    const field = document.querySelector(FIELD)?.getBoundingClientRect();
    if (!touch || !field) return [];
    const asks = () => document.querySelector('.decide [data-picks]') !== null;
    for (const [x, y] of things().map((one) => middle(one.getBoundingClientRect()))) {
      if (!inBox(field, x, y)) continue;
      await clickAt(x, y);
      await frame();
      const found = asks() ? [...inSight({ touch, narrow }), ...bigEnough({ touch }), ...noCutText(document.querySelector('.decide')), ...noOverlap()] : [];
      const asked = asks();
      await cancel();
      if (asked) return found.map((one) => ({ ...one, wrong: `${one.wrong}, asked which one is meant` }));
    }
    return [];
  }

  const scrolled = () => [...document.querySelectorAll('*')].filter((one) => one.scrollTop || one.scrollLeft);

  function isHidden(element) {
    const whole = element.getBoundingClientRect();
    const part = seen(element);
    return part.right - part.left < whole.width - ROUNDED || part.bottom - part.top < whole.height - ROUNDED;
  }

  async function nothingCovered({ touch }) {
    const found = [];
    const before = new Map(scrolled().map((one) => [one, [one.scrollTop, one.scrollLeft]]));
    let tried = 0;
    for (const element of things()) {
      if (!element.isConnected) continue;
      const thing = element.dataset.thing;
      let shared = 0;
      // One place means the same wherever it is clicked.
      const meant = new Map();
      for (const [across, down] of POINTS) {
        // A click tried out may have moved it, or drawn it anew.
        if (!element.isConnected) break;
        if (isHidden(element)) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const box = element.getBoundingClientRect();
        const x = box.left + box.width * across;
        const y = box.top + box.height * down;
        const top = within(x, y) ? document.elementFromPoint(x, y) : null;
        if (top && (element.contains(top) || top.closest(`:is(${GLOWING})[data-thing="${CSS.escape(thing)}"]`))) continue;
        const there = top?.closest('button') ?? top;
        if (top && element.dataset.reach !== 'picked' && !meant.has(there) && tried++ < 24) meant.set(there, await meansThing(x, y, thing));
        if (meant.get(there)) continue;
        // Two pieces on one place share it; the middle of each is a mouse's own.
        if (!touch && across !== 0.5 && top?.closest(GLOWING) && ++shared <= 2) continue;
        found.push(broken('covered', element, `at ${across * 100} % / ${down * 100} % lies ${top ? path(top) : 'nothing in sight'}`));
        break;
      }
    }
    for (const one of scrolled()) {
      const [top, left] = before.get(one) ?? [0, 0];
      one.scrollTo({ top, left, behavior: 'instant' });
    }
    return found;
  }

  const inBox = ({ left, top, right, bottom }, x, y) => x > left && x < right && y > top && y < bottom;

  /** Nothing that explains lies on the middle of what glows, or on the decision. */
  function hides(explaining, law) {
    const box = explaining.getBoundingClientRect();
    return [...things(), ...document.querySelectorAll('.decide')].flatMap((element) => {
      const { left, top, right, bottom } = seen(element);
      const hidden = right > left && bottom > top && inBox(box, (left + right) / 2, (top + bottom) / 2);
      return hidden ? [broken(law, element, `lies under ${path(explaining)}`)] : [];
    });
  }

  /** What stands beside the board to tell something: a tip, a puzzle's question. */
  const BOXES = '[role=note], .guide > aside';

  /** Such a box lies on no word and no button of anything else, and is in sight itself. */
  function boxesBeside() {
    const needed = () => [
      ...[...document.querySelectorAll(CONTROLS)].filter((one) => visible(one) && !unseen(one)).map((element) => ({ element, box: element.getBoundingClientRect() })),
      ...words(),
    ];
    return [...document.querySelectorAll(BOXES)].filter(visible).flatMap((box) => {
      const room = box.getBoundingClientRect();
      const shown = seen(box);
      const cut = shown.bottom - shown.top < room.height - ROUNDED || shown.right - shown.left < room.width - ROUNDED;
      const under = needed().find(({ element, box: whole }) => {
        if (box.contains(element) || element.contains(box)) return false;
        const part = seen(element);
        const left = Math.max(part.left, whole.left);
        const right = Math.min(part.right, whole.right);
        const top = Math.max(part.top, whole.top);
        const bottom = Math.min(part.bottom, whole.bottom);
        return right > left && bottom > top && inBox(room, (left + right) / 2, (top + bottom) / 2);
      });
      return [...(cut ? [broken('in-sight', box, 'a box is cut off')] : []), ...(under ? [broken('box-hides', under.element, `lies under ${path(box)}`)] : [])];
    });
  }

  /** So much of the board is left by a box that takes room from it. */
  const BOARD_LEFT = 70;

  function boardBesideBoxes() {
    const board = document.querySelector('.guided > .board');
    if (!board || !visible(board)) return [];
    const { height } = board.getBoundingClientRect();
    return height < BOARD_LEFT ? [broken('in-sight', board, `${Math.round(height)} px of board beside a box`)] : [];
  }

  /** What a pointer that stays brings up, without the wait: timers that are set meanwhile go off at once. */
  async function atOnce(act) {
    const patient = window.setTimeout;
    window.setTimeout = (done, _, ...of) => patient(done, 0, ...of);
    act();
    window.setTimeout = patient;
    await new Promise((done) => patient(done, 1));
    await frame();
  }

  /** Tips hide nothing that is needed; neither does the card about what the pointer rests on. */
  async function explainsBeside({ touch, narrow }) {
    const found = [...document.querySelectorAll('.explains [role=note]')].filter(visible).flatMap((tip) => hides(tip, 'tip-hides'));
    const [first] = things();
    if (touch || narrow || !first) return found;
    const { left, top } = first.getBoundingClientRect();
    const event = (kind, by = 0) => new PointerEvent(kind, { bubbles: true, pointerType: 'mouse', clientX: left + by, clientY: top });
    // It is looked at by a mouse that moves, not by one that rests.
    await atOnce(() => {
      first.dispatchEvent(event('pointerover'));
      first.dispatchEvent(event('pointermove', 1));
      first.dispatchEvent(event('pointermove', 2));
    });
    const card = document.querySelector('.closer');
    if (card) found.push(...hides(card, 'card-hides'));
    document.querySelector('main')?.dispatchEvent(event('pointerleave'));
    await frame();
    return found;
  }

  const places = () => [...document.querySelectorAll(FIXED)].filter(visible).map((element) => ({ element, box: element.getBoundingClientRect() }));

  function moved(before) {
    for (const { element, box } of before) {
      if (!element.isConnected) continue;
      const now = element.getBoundingClientRect();
      const by = ['left', 'top', 'width', 'height'].filter((side) => Math.abs(now[side] - box[side]) > ROUNDED);
      if (by.length > 0) return broken('steady', element, by.map((side) => `${side} ${Math.round(box[side])} → ${Math.round(now[side])}`).join(', '));
    }
    return null;
  }

  /** Where the board lay in each window. */
  const lay = new Map();

  async function rememberPlaces(size) {
    await frame();
    await frame();
    lay.set(size, places());
  }

  /** In each window the board lies where it lay, though there is more to tell by now. */
  async function liesWhereItLay(size) {
    await frame();
    await frame();
    const now = places();
    const before = lay.get(size);
    const wrong = moved(before.map(({ box }, i) => ({ element: now[i]?.element ?? document.body, box })));
    return wrong && now.length === before.length ? [{ ...wrong, wrong: `${wrong.wrong} since the first decision` }] : [];
  }

  /** Where the board lies, to be compared with where it lies at another moment of the game. */
  async function whereItLies() {
    await frame();
    await frame();
    // A field that is drawn near begins where something can be done.
    const near = document.querySelector(FIELD)?.matches('.near');
    return places().filter(({ element }) => !near || !element.closest(FIELD)).map(({ element, box }) => ({ element: path(element), left: box.left, top: box.top, width: box.width, height: box.height }));
  }

  async function liesAs(before) {
    const now = await whereItLies();
    if (now.length !== before.length) return [broken('steady', document.body, `${before.length} things stood still, now ${now.length}`)];
    return now.flatMap((one, i) => {
      const by = ['left', 'top', 'width', 'height'].filter((side) => Math.abs(one[side] - before[i][side]) > ROUNDED);
      const wrong = by.map((side) => `${side} ${Math.round(before[i][side])} → ${Math.round(one[side])}`).join(', ');
      return by.length > 0 ? [{ law: 'steady', element: one.element, text: '', wrong: `${wrong} in the course of the game` }] : [];
    });
  }

  /** The board stands still while one picks. */
  async function steadyWhilePicking() {
    const before = places();
    for (let picks = 0; picks < 3; picks++) {
      const next = things().find((one) => one.dataset.reach !== 'picked');
      if (!next) break;
      next.click();
      await frame();
      const wrong = moved(before);
      if (wrong) {
        await cancel();
        return [{ ...wrong, wrong: `${wrong.wrong} after ${picks + 1} picked` }];
      }
    }
    await cancel();
    return [];
  }

  /** The board stands still while a move is made and answered, up to the next decision. */
  async function steadyThroughMove(table) {
    // Boards fit themselves into a window that has just changed.
    await frame();
    await frame();
    const before = places();
    const state = await (await fetch(`/api/tables/${table}?after=0`)).json();
    const [first] = state.choice?.moves ?? [];
    if (!first) return [];
    const answer = await fetch(`/api/tables/${table}/moves`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ seq: state.seq, move: first.move }),
    });
    if (!answer.ok) return [];
    const until = performance.now() + 1500;
    let mine = 0;
    while (performance.now() < until && mine < 12 && !document.querySelector('[role=dialog]')) {
      await frame();
      const wrong = moved(before);
      if (wrong) return [{ ...wrong, wrong: `${wrong.wrong} by a move (${first.move})` }];
      if (document.querySelector('.decide.mine')) mine++;
    }
    return [];
  }

  /** Every figure of the result stands under the name of whom it is about. */
  function figuresOwned() {
    return [...document.querySelectorAll('[role=dialog] dd')].flatMap((figure) => {
      const owner = figure.closest('section')?.querySelector('h3');
      return owner && text(owner) ? [] : [broken('whose', figure, 'a figure of nobody')];
    });
  }

  /** Of two moves that are offered side by side one can say which is which. */
  function toldApart() {
    return ['.rail', '.decide .acts', '.answers'].flatMap((list) => {
      const known = new Set();
      return [...document.querySelectorAll(`${list} [data-move]`)].filter(visible).flatMap((move) => {
        const said = move.innerText.trim();
        const twin = said !== '' && known.has(said);
        known.add(said);
        return twin ? [broken('told-apart', move, `says the same as another (${move.dataset.move})`)] : [];
      });
    });
  }

  async function look({ touch, low = false, games }) {
    await frame();
    const how = {
      touch,
      low,
      games,
      narrow: document.querySelector('.play > nav')?.checkVisibility() ?? false,
    };
    if (document.querySelector('[role=dialog]')) return [...noSideways(), ...phrases(how), ...noCutText(), ...noTinyText(), ...noOverlap(), ...bigEnough(how), ...figuresOwned()];
    return [
      ...inSight(how),
      ...usableInSight(how),
      ...seatsInSight(how),
      ...boardInSight(how),
      ...noSideways(),
      ...phrases(how),
      ...noCutText(),
      ...wordsInBoxes(),
      ...headsOfStrips(),
      ...noTinyText(),
      ...noOverlap(),
      ...marksBesideWords(),
      ...wordsBesideCards(),
      ...tokensOpen(),
      ...livesOpen(),
      ...pointsOpen(),
      ...livesInSight(),
      ...figuresLarge(how),
      ...insideSeats(),
      ...wordsBeforeLines(),
      ...bigEnough(how),
      ...nothingLost(),
      ...toldApart(),
      ...(await tellsOnAPhone(how)),
      ...boxesBeside(),
      ...boardBesideBoxes(),
      ...(await wordsWhilePointing(how)),
      ...(await explainsBeside(how)),
      ...(await nothingCovered(how)),
      ...(await asksWhich(how)),
      ...(await steadyWhilePicking()),
    ];
  }

  /** The same table when the game is looked back at: its seats are whole. */
  async function lookBack({ games }) {
    await frame();
    await frame();
    const seats = [...document.querySelectorAll('.strip .seat')].filter((seat) => seat.scrollHeight > seat.clientHeight + ROUNDED + 4);
    return [
      ...seats.map((seat) => broken('in-sight', seat, `${seat.scrollHeight} px of a seat in ${seat.clientHeight}`)),
      ...noSideways(),
      ...phrases({ games }),
      ...noCutText(),
      ...wordsInBoxes(),
      ...headsOfStrips(),
      ...noTinyText(),
      ...noOverlap(),
      ...marksBesideWords(),
      ...tokensOpen(),
      ...insideSeats(),
    ];
  }

  /** What holds wherever there is something to read. */
  const readable = () => [...noSideways(), ...noCutText(), ...noOverlap()];

  const boxes = () => [...boxesBeside(), ...boardBesideBoxes(), ...[...document.querySelectorAll(BOXES)].flatMap((box) => noCutText(box))];

  return { look, lookBack, marks, boxes, readable, steadyThroughMove, rememberPlaces, liesWhereItLay, whereItLies, liesAs };
})();
