/** How far below the window the film may still be when its picture is fetched. */
const near = "600px";

/** Fetches the film's picture as the film comes near: a `poster` in the HTML would compete with the first screen. */
export function showPosterWhenNear(film: HTMLVideoElement | null): void {
  if (!film) return;
  const watcher = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      watcher.disconnect();
      const { poster = "", posterSmall = poster } = film.dataset;
      film.poster = film.clientWidth * devicePixelRatio > 700 ? poster : posterSmall;
    },
    { rootMargin: near },
  );
  watcher.observe(film);
}
