// Product decisions, and limits of the e-mail service. Times are in milliseconds.

/** How long the success message stays. */
export const successMessage = 5000
/** A send that gets no response within this time has failed. */
export const sendTimeout = 30_000
/** Sent again, the same message first waits this long for its earlier request. */
export const earlierSend = 10_000
/** Browsers that end the requests of a document when it is left do so within this time. */
export const requestEnd = 1000
/** All template variables of a message, in UTF-8. Above this, the e-mail service responds with 413. */
export const messageBytes = 50 * 1024
/** Characters. Many mail programs truncate or reject longer `mailto:` links. */
export const mailLink = 2000
/** The length notice is announced again only after typing has paused this long. */
export const typingPause = 1000
/** A second press at the same place within this time belongs to the first one. */
export const doublePress = 500
/** In CSS pixels. */
export const doublePressDistance = 12
/** The visitor’s figures are read after typing has paused this long. */
export const figuresPause = 300
/** Copying that has no answer within this time has failed. */
export const clipboardWait = 3000
/** A call that does not go on for this long has failed. */
export const callWait = 10_000
/** A script or a document that has not arrived within this time has failed. */
export const chunkTimeout = 120_000
/** Who follows a link waits this long for a request that was made in advance. */
export const earlierRequest = 4000
/** A document that was requested this long ago is requested again before it is shown. */
export const documentAge = 300_000
/** A page that is on its way for this long is shown to be. */
export const busyAfter = 400
/** Safari allows 100 changes of the address in 30 s. A held arrow key would make more. */
export const addressPause = 350
/** CSS pixels of scrolling after which the header gets its border. */
export const headerScrolled = 50
export const headerThrottle = 100
/** Percent of the page, in ascending order. */
export const scrollDepths = [25, 50, 75, 90, 100] as const
export const scrollDepthThrottle = 2000
/** Share of an element that must be visible before it fades in. */
export const sectionReveal = 0.15
export const serviceRowReveal = 0.12
/** Seconds, the unit of Lenis. */
export const smoothScroll = 1.2
/** A jump waits at most this long for Lenis to load. */
export const smoothScrollWait = 400
