/* Beggar-My-Neighbour for two, one game after another: what the laboratory's lanes are held against.
 *
 * Usage: beggar GAMES SEED. Prints seconds of processor time, mean cards, mean tricks and the leader's share of wins.
 */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PACK = 52, RING = 64, MASK = RING - 1 };

typedef struct {
    uint8_t cards[RING];
    unsigned head, size;
} Hand;

static uint64_t state[4];

static uint64_t rotated(uint64_t word, int by) { return word << by | word >> (64 - by); }

/* xoshiro256++ (Blackman and Vigna, 2019). */
static uint64_t rolled(void) {
    const uint64_t result = rotated(state[0] + state[3], 23) + state[0], t = state[1] << 17;
    state[2] ^= state[0];
    state[3] ^= state[1];
    state[1] ^= state[2];
    state[0] ^= state[3];
    state[2] ^= t;
    state[3] = rotated(state[3], 45);
    return result;
}

static void seed_with(uint64_t seed) {
    for (int place = 0; place < 4; place++) {
        uint64_t z = seed += 0x9e3779b97f4a7c15;
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
        z = (z ^ z >> 27) * 0x94d049bb133111eb;
        state[place] = z ^ z >> 31;
    }
}

/* A card is how many tries it asks for: 1 to 4 for a court, 0 for any other. */
static void deal(uint8_t *deck, Hand *hands) {
    for (unsigned last = PACK - 1; last > 0; last--) {
        unsigned place = (unsigned)((rolled() >> 32) * (last + 1) >> 32);
        uint8_t card = deck[last];
        deck[last] = deck[place];
        deck[place] = card;
    }
    for (int seat = 0; seat < 2; seat++) {
        hands[seat].head = 0;
        hands[seat].size = PACK / 2;
        for (int place = 0; place < PACK / 2; place++)
            hands[seat].cards[place] = deck[2 * place + seat];
    }
}

/* Plays to the end, and returns the winner; adds to the cards and tricks. */
static int play(Hand *hands, uint64_t *cards, uint64_t *tricks) {
    uint8_t pile[PACK];
    int seat = 0;
    for (;;) {
        unsigned size = 0, owed = 0;
        for (;;) {
            Hand *hand = &hands[seat];
            if (hand->size == 0) {
                *tricks += 1;
                return !seat;
            }
            uint8_t card = hand->cards[hand->head++ & MASK];
            hand->size--;
            pile[size++] = card;
            *cards += 1;
            if (card) {
                owed = card;
                seat = !seat;
            } else if (owed == 0) {
                seat = !seat;
            } else if (--owed == 0) {
                break;
            }
        }
        *tricks += 1;
        seat = !seat;
        Hand *taker = &hands[seat];
        for (unsigned place = 0; place < size; place++)
            taker->cards[(taker->head + taker->size++) & MASK] = pile[place];
        if (hands[!seat].size == 0)
            return seat;
    }
}

int main(int count, char **words) {
    if (count != 3) {
        fprintf(stderr, "usage: beggar GAMES SEED\n");
        return 2;
    }
    const uint64_t games = strtoull(words[1], NULL, 10);
    uint64_t cards = 0, tricks = 0, wins = 0;
    uint8_t deck[PACK];
    Hand hands[2];
    struct timespec begun, ended;
    seed_with(strtoull(words[2], NULL, 10));
    for (int place = 0; place < PACK; place++)
        deck[place] = (uint8_t)(place < 16 ? place % 4 + 1 : 0);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &begun);
    for (uint64_t game = 0; game < games; game++) {
        deal(deck, hands);
        wins += play(hands, &cards, &tricks) == 0;
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &ended);
    double n = (double)games;
    double seconds = (double)(ended.tv_sec - begun.tv_sec);
    seconds += (double)(ended.tv_nsec - begun.tv_nsec) / 1e9;
    printf("%.6f %.4f %.4f %.6f\n", seconds, (double)cards / n, (double)tricks / n,
           (double)wins / n);
    return 0;
}
