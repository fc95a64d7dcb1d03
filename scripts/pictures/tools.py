"""The tools, each standing on z = 0 with its front to -y."""

import math
import random

from parts import ball, bar, box, cyl, frame, lathe, letters, plate, put, rod, shape, sticker, tube, wheel


def grill(open_lid=False):
    z, r = 0.62, 0.285
    bowl = [(r * math.cos(math.radians(a)), z + 0.72 * r * math.sin(math.radians(a))) for a in range(-88, 1, 8)]
    lathe([*bowl, (r + 0.006, z), (r + 0.006, z + 0.006)], (0, 0, 0), 'red gloss', solid=-0.003)
    lid = [(r + 0.008, z + 0.008)] + [(r * math.cos(math.radians(a)), z + 0.01 + 0.8 * r * math.sin(math.radians(a))) for a in range(2, 91, 8)]

    def top():
        lathe(lid, (0, 0, 0), 'red gloss', solid=-0.003)
        for x in (-0.07, 0.07):
            rod((x, 0, z + 0.2), (x, 0, z + 0.275), 0.006, 'steel')
        rod((-0.1, 0, z + 0.278), (0.1, 0, z + 0.278), 0.014, 'beech')
        cyl(0.028, 0.006, (0, -0.19, z + 0.175), 'steel', (42, 0, 0))
        cyl(0.024, 0.008, (0, -0.1905, z + 0.176), 'white', (42, 0, 0))
        cyl(0.03, 0.004, (0.13, 0.06, z + 0.205), 'alu', (-18, 28, 0))

    if open_lid:
        put(top, (0.48, 0.1, -0.5), 20, tilt=(0, 72))
        rod((0, -r, z + 0.004), (0, r, z + 0.004), 0.004, 'steel')
        for i in range(-9, 10):
            x = i * 0.028
            half = math.sqrt(max(r * r - x * x, 0)) - 0.01
            rod((x, -half, z), (x, half, z), 0.0028, 'steel')
        for _ in range(45):
            a, d = random.uniform(0, 6.3), random.uniform(0, 0.17)
            box((0.04, 0.035, 0.03), (d * math.cos(a), d * math.sin(a), z - 0.09), 'coal', 0.01, [random.uniform(0, 90) for _ in range(3)])
    else:
        top()
    for a in (90, 210, 330):
        x, y = math.cos(math.radians(a)), math.sin(math.radians(a))
        rod((x * 0.14, y * 0.14, z - 0.16), (x * 0.27, y * 0.27, 0.02 if a == 90 else 0.08), 0.011, 'alu')
    for a in (210, 330):
        x, y = 0.26 * math.cos(math.radians(a)), 0.26 * math.sin(math.radians(a))
        wheel(0.08, 0.03, (x * 1.1, y, 0.08), 'black plastic', 'grey plastic', axis=(0, 90, 0), tread=False)
    rod((-0.26, -0.13, 0.08), (0.26, -0.13, 0.08), 0.007, 'steel')
    lathe([(0.16, 0), (0.175, 0.02)], (0, 0, 0.2), 'alu', solid=0.002)
    cyl(0.16, 0.003, (0, 0, 0.2), 'alu')
    for x in (-1, 1):
        tube([(x * r, -0.06, z - 0.02), (x * (r + 0.05), -0.05, z - 0.03), (x * (r + 0.05), 0.05, z - 0.03), (x * r, 0.06, z - 0.02)], 0.012, 'beech')


def wheelbarrow(load=None):
    def ring(length, width, z, back, corner=0.07):
        out = []
        for sx, sy in ((1, -1), (1, 1), (-1, 1), (-1, -1)):
            cx, cy = back + sx * (length / 2 - corner), sy * (width / 2 - corner)
            for k in range(7):
                a = math.radians({(1, -1): -90, (1, 1): 0, (-1, 1): 90, (-1, -1): 180}[(sx, sy)] + k * 15)
                out.append((cx + corner * math.cos(a), cy + corner * math.sin(a), z))
        return out

    levels = [ring(0.46, 0.38, 0.36, 0.06), ring(0.5, 0.42, 0.37, 0.05), ring(0.88, 0.64, 0.66, -0.02, 0.12), ring(0.91, 0.67, 0.662, -0.02, 0.13)]
    n = len(levels[0])
    verts = [v for level in levels for v in level]
    faces = [tuple(range(n))[::-1]]
    for k in range(3):
        faces += [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for i in range(n)]
    shape(verts, faces, 'green worn', solid=0.003)
    tube([(*p[:2], p[2] + 0.002) for p in levels[3]], 0.008, 'green', False, True)
    for y in (-1, 1):
        tube([(-0.62, y * 0.07, 0.19), (-0.35, y * 0.13, 0.31), (0.3, y * 0.2, 0.37), (0.62, y * 0.27, 0.53), (0.82, y * 0.28, 0.6)], 0.016, 'galv', False, corner=0.1)
        rod((0.72, y * 0.277, 0.565), (0.86, y * 0.283, 0.615), 0.021, 'orange plastic')
        tube([(0.02, y * 0.17, 0.34), (0.14, y * 0.21, 0.016), (0.34, y * 0.21, 0.016), (0.34, y * 0.21, 0.38)], 0.014, 'galv', False, corner=0.06)
        rod((-0.5, y * 0.12, 0.24), (-0.36, y * 0.17, 0.52), 0.009, 'galv')
        box((0.05, 0.006, 0.06), (-0.6, y * 0.072, 0.19), 'galv')
    rod((0.14, -0.21, 0.1), (0.14, 0.21, 0.1), 0.01, 'galv')
    rod((-0.6, -0.09, 0.19), (-0.6, 0.09, 0.19), 0.009, 'steel')
    wheel(0.19, 0.085, (-0.6, 0, 0.19), rim='yellow')
    if load == 'soil':
        lathe([(0.0001, 0.82), (0.12, 0.78), (0.26, 0.68), (0.32, 0.6)], (-0.02, 0, 0), 'soil')
        for _ in range(60):
            a, d = random.uniform(0, 6.3), random.uniform(0.02, 0.27)
            box((0.03, 0.025, 0.025), (-0.02 + d * math.cos(a), d * math.sin(a), 0.82 - d * 0.52), 'soil', 0.008, [random.uniform(0, 90) for _ in range(3)])


def toolbox(open_box=True):
    box((0.52, 0.22, 0.15), (0, 0, 0.08), 'blue', 0.006)
    box((0.53, 0.226, 0.012), (0, 0, 0.16), 'blue', 0.004)
    for x in (-0.16, 0.16):
        box((0.035, 0.008, 0.05), (x, -0.115, 0.14), 'chrome')
    sticker('KRAGH & SØN', 0.02, (0, -0.112, 0.085), ground='cream')

    def tray(y, z):
        for side in (-1, 1):
            box((0.5, 0.003, 0.055), (0, y + side * 0.055, z), 'blue')
            box((0.003, 0.11, 0.055), (side * 0.25, y, z), 'blue')
        box((0.5, 0.11, 0.003), (0, y, z - 0.026), 'blue')
        box((0.003, 0.11, 0.05), (0.06, y, z), 'blue')

    if open_box:
        from places import hammer, screwdriver, spanner

        box((0.5, 0.2, 0.002), (0, 0, 0.167), 'iron', 0)
        for side in (-1, 1):
            tray(side * 0.17, 0.24)
            for x in (-0.262, 0.262):
                bar((x, side * 0.03, 0.15), (x, side * 0.15, 0.25), 0.004, 0.018, 'galv')
                bar((x, side * 0.09, 0.15), (x, side * 0.21, 0.25), 0.004, 0.018, 'galv')
        for i, color in enumerate(('red', 'yellow', 'green')):
            put(screwdriver, (-0.22 + i * 0.01, -0.19 + i * 0.02, 0.235), 3 + i * 4, color=color)
        for i in range(4):
            put(spanner, (0.075, -0.2 + i * 0.02, 0.23), i * 3, size=0.7 + 0.08 * i)
        put(hammer, (-0.2, 0.02, 0.19), 4)
        for i in range(9):
            cyl(0.009 + i * 0.0012, 0.03, (-0.2 + i * 0.045, 0.18, 0.24), 'chrome')
        put(screwdriver, (0.0, 0.06, 0.185), -8, color='orange', size=1.1)
        put(spanner, (-0.1, -0.04, 0.18), 8, size=1.1)
    tube([(-0.19, 0, 0.165), (-0.19, 0, 0.33 if open_box else 0.23), (0.19, 0, 0.33 if open_box else 0.23), (0.19, 0, 0.165)], 0.008, 'chrome', False, corner=0.03)
    rod((-0.13, 0, 0.33 if open_box else 0.23), (0.13, 0, 0.33 if open_box else 0.23), 0.012, 'black plastic')


def ladder(length=2.9, width=0.42, sections=2, mat='alu'):
    """A ladder that lies along z; the caller leans it."""
    for part in range(sections):
        y = -part * 0.075
        w = width - part * 0.07
        lower = part * 0.35
        for x in (-w / 2, w / 2):
            box((0.026, 0.066, length), (x, y, lower + length / 2), mat, 0.003)
            box((0.034, 0.075, 0.05), (x, y, lower + 0.02), 'rubber', 0.006)
            box((0.03, 0.07, 0.03), (x, y, lower + length), 'black plastic', 0.004)
        z = 0.26
        while z < length - 0.1:
            box((w, 0.034, 0.03), (0, y, lower + z), mat, 0.004)
            z += 0.28
    sticker('HØJTOFT', 0.026, (-width / 2, -0.0345 - 0.075 * 0, 1.32), (90, 90, 0), 'orange', 'white')
    box((0.028, 0.0675, 0.16), (width / 2, 0, 1.4), 'yellow')


def telescopic_ladder(steps=9, open_to=9):
    z = 0.0
    for i in range(steps):
        radius = 0.026 - i * 0.0011
        gap = 0.29 if i < open_to else 0.066
        for x in (-0.23, 0.23):
            rod((x, 0, z), (x, 0, z + gap), radius, 'alu')
            cyl(radius + 0.009, 0.05, (x, 0, z + gap), 'black plastic', bevel=0.006)
            box((0.03, 0.03, 0.016), (x * 0.93, -0.022, z + gap), 'orange plastic')
        box((0.46, 0.045, 0.034), (0, 0, z + gap), 'alu', 0.01)
        z += gap
    for x in (-0.23, 0.23):
        cyl(0.034, 0.07, (x, 0, 0.02), 'rubber', bevel=0.01)


def cement_mixer(color='orange', size=1.0, dirty=True):
    def drum():
        profile = [(0.06, -0.36), (0.26, -0.33), (0.345, -0.2), (0.36, 0.02), (0.345, 0.08), (0.2, 0.42), (0.21, 0.44)]
        lathe(profile, (0, 0, 0), f'{color} worn', solid=-0.004)
        lathe([(0.365, -0.02), (0.385, -0.01), (0.385, 0.05), (0.365, 0.06)], (0, 0, 0), 'iron')
        for i in range(40):
            a = i * math.pi / 20
            box((0.012, 0.02, 0.07), (0.388 * math.cos(a), 0.388 * math.sin(a), 0.02), 'iron', 0.003, (0, 0, math.degrees(a)))
        lathe([(0.205, 0.4), (0.215, 0.42), (0.214, 0.45), (0.2, 0.45)], (0, 0, 0), 'cement' if dirty else 'steel', solid=-0.003)
        cyl(0.2, 0.01, (0, 0, 0.1), 'cement')
        for a in (0.6, 2.7, 4.8):
            bar((0.1 * math.cos(a), 0.1 * math.sin(a), -0.1), (0.2 * math.cos(a + 0.4), 0.2 * math.sin(a + 0.4), 0.38), 0.05, 0.006, 'cement')

    put(drum, (0, 0, 0.86), tilt=(0, -38))
    for y in (-0.43, 0.43):
        tube([(-0.42, y * 0.8, 0.02), (-0.05, y, 0.84), (0.36, y * 0.8, 0.16)], 0.02, 'green', False, corner=0.12)
        cyl(0.05, 0.04, (0, y, 0.86), 'steel', (90, 0, 0))
        rod((-0.24, y * 0.9, 0.42), (0.18, y * 0.9, 0.46), 0.014, 'green')
        wheel(0.16, 0.05, (0.36, y * 0.95, 0.16), rim='yellow', tread=False)
    for x, z in ((-0.42, 0.03), (0.36, 0.16)):
        rod((x, -0.4, z), (x, 0.4, z), 0.018, 'green')
    tube([(-0.03, -0.43, 0.86), (-0.03, 0.43, 0.86)], 0.02, 'green', False)
    box((0.24, 0.28, 0.32), (0.34, 0.05, 0.72), 'yellow' if color != 'yellow' else 'green', 0.02)
    for i in range(6):
        box((0.18, 0.004, 0.01), (0.34, -0.091, 0.66 + i * 0.025), 'black plastic', 0)
    tube([(0.42, 0.1, 0.58), (0.6, 0.2, 0.2), (0.8, 0.0, 0.01), (1.1, 0.3, 0.008), (1.6, 0.4, 0.008)], 0.006, 'orange plastic')
    ring = [(0.2 * math.cos(a * 0.3142), -0.5, 0.72 + 0.2 * math.sin(a * 0.3142)) for a in range(20)]
    tube(ring, 0.013, 'green', True, True)
    for a in (0.3, 2.4, 4.5):
        rod((0, -0.5, 0.72), (0.2 * math.cos(a), -0.5, 0.72 + 0.2 * math.sin(a)), 0.008, 'green')
    rod((0, -0.52, 0.72), (0, -0.4, 0.72), 0.014, 'steel')


def work_light(lit=True):
    for a in (90, 210, 330):
        x, y = math.cos(math.radians(a)), math.sin(math.radians(a))
        rod((x * 0.03, y * 0.03, 0.52), (x * 0.5, y * 0.5, 0.015), 0.013, 'yellow')
        rod((0, 0, 0.28), (x * 0.27, y * 0.27, 0.27), 0.006, 'steel')
        cyl(0.018, 0.04, (x * 0.5, y * 0.5, 0.02), 'rubber')
    rod((0, 0, 0.25), (0, 0, 0.85), 0.016, 'yellow')
    rod((0, 0, 0.8), (0, 0, 1.4), 0.012, 'steel')
    for z in (0.53, 0.84):
        cyl(0.026, 0.06, (0, 0, z), 'black plastic')
    rod((0.02, 0, 0.84), (0.06, 0, 0.84), 0.012, 'black plastic')
    box((0.66, 0.03, 0.03), (0, 0, 1.41), 'black')

    def head():
        box((0.26, 0.07, 0.21), (0, 0, 0), 'black', 0.012)
        box((0.25, 0.01, 0.2), (0, -0.04, 0), 'yellow', 0.004)
        box((0.215, 0.006, 0.165), (0, -0.046, 0), 'lamp' if lit else 'lampoff', 0.001)
        for i in range(9):
            box((0.004, 0.05, 0.19), (-0.1 + i * 0.025, 0.05, 0), 'black', 0.001)
        tube([(-0.14, 0, -0.14), (-0.14, 0, 0), (0.14, 0, 0), (0.14, 0, -0.14)], 0.0, 'steel')
        for x in (-0.14, 0.14):
            box((0.005, 0.03, 0.16), (x, 0, -0.05), 'steel', 0.001)
        box((0.285, 0.03, 0.005), (0, 0, -0.13), 'steel', 0.001)

    put(head, (-0.19, 0, 1.56), -12, tilt=(8, 0))
    put(head, (0.19, 0, 1.56), 12, tilt=(8, 0))
    tube([(0.05, 0.05, 1.45), (0.04, 0.06, 1.0), (0.05, 0.05, 0.5), (0.3, 0.15, 0.01), (0.7, -0.1, 0.008), (1.2, 0.3, 0.008)], 0.005, 'cable')


def generator():
    """A closed generator of suitcase size."""
    outline = [(-0.26, 0.03), (0.24, 0.03), (0.26, 0.12), (0.24, 0.36), (0.12, 0.4), (-0.22, 0.4), (-0.27, 0.3)]
    plate(outline, 0.28, (0, 0, 0), 'red plastic', bevel=0.03, corner=0.05)
    box((0.5, 0.25, 0.05), (0, 0, 0.035), 'black plastic', 0.012)
    tube([(-0.2, 0, 0.38), (-0.17, 0, 0.47), (0.12, 0, 0.47), (0.16, 0, 0.38)], 0.018, 'black plastic', False, corner=0.04)
    box((0.2, 0.012, 0.17), (0.09, -0.142, 0.2), 'black plastic', 0.008)
    for x in (0.045, 0.13):
        cyl(0.026, 0.012, (x, -0.15, 0.17), 'grey plastic', (90, 0, 0))
        cyl(0.02, 0.014, (x, -0.151, 0.17), 'ink', (90, 0, 0))
    for i, c in enumerate(('green', 'yellow', 'red')):
        cyl(0.005, 0.01, (0.03 + i * 0.025, -0.148, 0.255), c, (90, 0, 0))
    box((0.028, 0.012, 0.04), (0.155, -0.148, 0.245), 'red light')
    for i in range(8):
        box((0.15, 0.008, 0.008), (-0.14, -0.14, 0.11 + i * 0.02), 'ink', 0.002, (18, 0, 0))
    sticker('BJØRNSHOLM', 0.019, (-0.13, -0.1415, 0.3), ground='white', ink='ink')
    letters('G 2000 S', 0.03, (0.09, -0.142, 0.325), 'white')
    box((0.08, 0.02, 0.025), (-0.2, -0.142, 0.07), 'black plastic')
    cyl(0.035, 0.025, (-0.02, 0.02, 0.41), 'black plastic', bevel=0.006)
    for x in (-0.19, 0.19):
        for y in (-0.1, 0.1):
            cyl(0.022, 0.02, (x, y, 0.01), 'rubber')


def power_station():
    box((0.42, 0.26, 0.25), (0, 0, 0.14), 'grey plastic', 0.022)
    box((0.37, 0.01, 0.19), (0, -0.128, 0.14), 'black plastic', 0.01)
    box((0.13, 0.006, 0.06), (-0.09, -0.134, 0.19), 'ink', 0.003)
    letters('76 %', 0.035, (-0.09, -0.1378, 0.19), 'glow')
    for x in (0.05, 0.115):
        cyl(0.027, 0.008, (x, -0.135, 0.18), 'grey plastic', (90, 0, 0))
        cyl(0.021, 0.01, (x, -0.1355, 0.18), 'ink', (90, 0, 0))
        for dx in (-0.008, 0.008):
            cyl(0.003, 0.004, (x + dx, -0.141, 0.18), 'brass', (90, 0, 0))
    for i in range(4):
        box((0.022, 0.006, 0.01), (-0.14 + i * 0.036, -0.134, 0.1), 'ink', 0.001)
        box((0.016, 0.008, 0.003), (-0.14 + i * 0.036, -0.135, 0.1), 'white', 0)
    for i, c in enumerate(('orange', 'white', 'green')):
        cyl(0.011, 0.008, (0.04 + i * 0.04, -0.135, 0.1), f'{c} plastic', (90, 0, 0))
    for x in (-0.19, 0.19):
        box((0.03, 0.09, 0.045), (x, 0, 0.285), 'grey plastic', 0.008)
    rod((-0.2, 0, 0.3), (0.2, 0, 0.3), 0.016, 'black plastic')
    sticker('LYSBRO S 1000', 0.014, (0.0, -0.1335, 0.245), ground='black', ink='white')
    for x in (-0.16, 0.16):
        box((0.05, 0.2, 0.015), (x, 0, 0.008), 'rubber', 0.004)


def multimeter():
    """Lies on its back, its face up."""
    plate([(-0.045, -0.1), (0.045, -0.1), (0.05, -0.03), (0.05, 0.1), (-0.05, 0.1), (-0.05, -0.03)], 0.036, (0, 0, 0.019), 'yellow plastic', (0, 0, 0), 0.008, 0.018)
    plate([(-0.037, -0.09), (0.037, -0.09), (0.041, -0.03), (0.041, 0.09), (-0.041, 0.09), (-0.041, -0.03)], 0.006, (0, 0, 0.037), 'black plastic', (0, 0, 0), 0.002, 0.012)
    box((0.066, 0.036, 0.004), (0, 0.062, 0.0405), 'grey plastic', 0.001)
    box((0.058, 0.028, 0.002), (0, 0.062, 0.0425), 'screen', 0.0005)
    letters('230.4', 0.024, (0.002, 0.062, 0.0438), 'ink', (0, 0, 0))
    cyl(0.024, 0.008, (0, -0.005, 0.043), 'grey plastic')
    box((0.008, 0.046, 0.01), (0, -0.005, 0.049), 'black plastic', 0.002, (0, 0, 35))
    for i in range(14):
        a = i * 0.449
        letters(('V~', 'V', 'mV', 'A', 'mA', 'Ω', 'F', 'Hz', '°C', '2k', '20', '200', '10A', 'OFF')[i], 0.006, (0.032 * math.cos(a), -0.005 + 0.032 * math.sin(a), 0.0405), 'white', (0, 0, 0))
    for i, c in enumerate(('red', 'black', 'red')):
        cyl(0.0075, 0.006, (-0.024 + i * 0.024, -0.066, 0.041), f'{c} plastic')
    letters('MÅLHOLT', 0.008, (0, 0.036, 0.0405), 'white', (0, 0, 0))
    for side, c in ((-1, 'black'), (1, 'red')):
        x = 0.0 if side < 0 else 0.024
        cyl(0.006, 0.03, (x, -0.066, 0.055), f'{c} plastic')
        tube([(x, -0.066, 0.068), (x + 0.01 * side, -0.1, 0.06), (side * 0.1, -0.16, 0.004), (side * 0.17, -0.05, 0.004), (side * 0.13, 0.03, 0.004), (side * 0.105, -0.03, 0.008)], 0.0022, f'{c} plastic')
        lathe([(0.004, 0), (0.006, 0.01), (0.006, 0.08), (0.009, 0.085), (0.004, 0.1)], (side * 0.105, -0.03, 0.009), f'{c} plastic', (-90, 0, -8 * side))
        rod((side * 0.105 + side * 0.014, 0.068, 0.009), (side * 0.105 + side * 0.017, 0.092, 0.009), 0.001, 'chrome')


def pressure_washer(color='yellow'):
    plate([(-0.17, 0.1), (0.17, 0.1), (0.17, 0.3), (0.12, 0.56), (-0.12, 0.56), (-0.17, 0.3)], 0.26, (0, 0, 0), f'{color} plastic', bevel=0.035, corner=0.06)
    box((0.34, 0.3, 0.1), (0, 0.0, 0.1), 'black plastic', 0.03)
    cyl(0.085, 0.02, (0, -0.135, 0.33), 'black plastic', (90, 0, 0), 0.006)
    cyl(0.04, 0.03, (0, -0.14, 0.33), 'orange plastic', (90, 0, 0), 0.006)
    sticker('RAVNEKÆR', 0.026, (0, -0.1325, 0.48), ground='black', ink='white')
    letters('HT 160', 0.03, (0, -0.1325, 0.205), 'ink')
    tube([(-0.13, 0.1, 0.5), (-0.13, 0.1, 0.92), (0.13, 0.1, 0.92), (0.13, 0.1, 0.5)], 0.014, 'alu', False, corner=0.05)
    rod((-0.08, 0.1, 0.92), (0.08, 0.1, 0.92), 0.019, 'black plastic')
    for x in (-0.2, 0.2):
        wheel(0.12, 0.05, (x, 0.08, 0.12), 'black plastic', f'{color} plastic', axis=(0, 90, 0), tread=False)
    for x in (-0.12, 0.12):
        cyl(0.025, 0.05, (x, -0.1, 0.03), 'rubber')
    loops = [(-0.21 + 0.11 * math.cos(i * 0.5), -0.01 + i * 0.004 - 0.1, 0.36 + 0.16 * math.sin(i * 0.5)) for i in range(0, 38)]
    tube([(-0.02, -0.13, 0.12), (-0.15, -0.2, 0.16), *loops, (-0.3, -0.3, 0.05), (-0.1, -0.5, 0.012), (0.3, -0.47, 0.012), (0.41, -0.32, 0.014), (0.38, -0.16, 0.03), (0.28, -0.04, 0.09), (0.24, -0.02, 0.13)], 0.0085, 'hose')
    cyl(0.02, 0.05, (-0.15, -0.02, 0.52), 'black plastic', (90, 0, 0))
    rod((0.24, -0.02, 0.12), (0.24, 0.0, 0.52), 0.016, 'black plastic')
    for z in (0.22, 0.48):
        box((0.14, 0.04, 0.03), (0.19, 0.0, z), 'black plastic', 0.008)
    rod((0.24, 0, 0.5), (0.24, 0.04, 1.05), 0.0085, 'steel')
    cyl(0.014, 0.05, (0.24, 0.042, 1.06), 'yellow' if color != 'yellow' else 'red', (-4, 0, 0))
    bar((0.24, -0.02, 0.44), (0.24, -0.13, 0.36), 0.03, 0.04, 'black plastic', 0.01)


def hand_saw(length=0.5):
    """Lies on its side, blade along x, teeth towards -y."""
    n = 110
    edge = [(0.02 + length * i / n, -0.055 + 0.0 * i + (0.0035 if i % 2 else 0)) for i in range(n + 1)]
    plate([*edge, (length + 0.02, -0.005), (0.02, 0.075)], 0.0012, (0, 0, 0.012), 'steel', (0, 0, 0), 0)
    grip = [(0.06, -0.05), (0.04, 0.06), (0.0, 0.085), (-0.05, 0.08), (-0.12, 0.09), (-0.135, 0.07), (-0.105, 0.04), (-0.1, 0.0), (-0.115, -0.05), (-0.1, -0.075), (-0.06, -0.06), (0.0, -0.065)]
    hole = [(-0.02, 0.045), (-0.065, 0.045), (-0.075, 0.0), (-0.07, -0.03), (-0.02, -0.035), (0.0, 0.0)]
    frame(grip, hole, 0.024, (0, 0, 0.013), 'beech', 0.015)
    for x, y in ((0.035, 0.03), (0.03, -0.03), (0.012, 0.055)):
        cyl(0.0065, 0.026, (x, y, 0.013), 'brass')


def pull_saw():
    n = 120
    edge = [(0.03 + 0.24 * i / n, -0.028 - 0.012 * i / n + (0.0025 if i % 2 else 0)) for i in range(n + 1)]
    plate([*edge, (0.27, 0.028), (0.1, 0.02), (0.0, 0.009), (0.0, -0.009)], 0.0008, (0, 0, 0.014), 'steel', (0, 0, 0), 0)
    box((0.06, 0.016, 0.01), (-0.005, 0, 0.014), 'iron', 0.002)
    lathe([(0.0125, 0), (0.0135, 0.05), (0.0145, 0.2), (0.0155, 0.3), (0.013, 0.31)], (-0.03, 0, 0.0145), 'straw', (0, -90, 0))
    for i in range(46):
        lathe([(0.0142 + i * 0.00003, -0.0028), (0.0158 + i * 0.00003, 0), (0.0142 + i * 0.00003, 0.0028)], (-0.05 - i * 0.0056, 0, 0.0155), 'straw z', (0, 90, 0), steps=20)


def mason_bucket():
    from places import bucket, hammer

    put(bucket, color='black')
    letters('MURER', 0.045, (0, -0.147, 0.17), 'white')
    rod((0.04, 0.02, 0.05), (0.1, 0.03, 0.42), 0.016, 'beech z')
    put(trowel, (-0.06, -0.03, 0.42), 20, tilt=(0, 100))
    put(trowel, (0.02, 0.08, 0.4), -40, tilt=(0, 82))
    put(hammer, (0.02, -0.07, 0.12), 70, tilt=(0, -70))
    box((0.03, 0.055, 0.6), (-0.05, 0.09, 0.36), 'yellow', 0.004, (6, -10, 12))
    box((0.031, 0.03, 0.05), (-0.075, 0.085, 0.5), 'glow', 0.002, (6, -10, 12))
    box((0.12, 0.02, 0.05), (0.09, -0.02, 0.33), 'beech', 0.006, (10, 60, 20))
    tube([(0.13, 0.02, 0.29), (0.17, 0, 0.26), (0.18, -0.05, 0.18), (0.2, -0.12, 0.02), (0.28, -0.2, 0.006), (0.2, -0.28, 0.006)], 0.002, 'red plastic')


def trowel():
    plate([(0, -0.02), (0.05, -0.07), (0.22, 0), (0.05, 0.07), (0, 0.02)], 0.0015, (0.04, 0, 0), 'steel', (0, 0, 0), 0, 0.01)
    tube([(0.07, 0, 0.002), (0.0, 0, 0.03), (-0.03, 0, 0.05)], 0.005, 'steel')
    lathe([(0.01, 0), (0.016, 0.02), (0.014, 0.07), (0.017, 0.11), (0.01, 0.12)], (-0.025, 0, 0.048), 'beech z', (0, -75, 0))


def party_tent(length=6, width=3, eaves=2.0, ridge=2.75):
    for x in (-length / 2, 0, length / 2):
        for y in (-width / 2, width / 2):
            rod((x, y, 0), (x, y, eaves), 0.022, 'white')
            cyl(0.06, 0.006, (x, y, 0.02), 'galv')
        for y in (-width / 2, width / 2):
            rod((x, y, eaves), (x, 0, ridge), 0.018, 'white')
    n, m = 24, 14
    verts, faces = [], []
    for i in range(n + 1):
        for j in range(m + 1):
            u, v = i / n, j / m * 2 - 1
            sag = 0.05 * math.sin(math.pi * ((u * 2) % 1)) * math.sin(math.pi * abs(v))
            verts.append(((u - 0.5) * (length + 0.1), v * (width / 2 + 0.05), ridge + 0.03 - abs(v) * (ridge - eaves) - sag))
    for i in range(n):
        for j in range(m):
            a = i * (m + 1) + j
            faces.append((a, a + 1, a + m + 2, a + m + 1))
    shape(verts, faces, 'canvas', solid=0.002)
    for y in (-1, 1):
        scallop = [(-length / 2 - 0.05, 0)]
        for i in range(97):
            u = i / 96
            scallop.append(((u - 0.5) * (length + 0.1), -0.2 - 0.06 * abs(math.sin(u * math.pi * 16))))
        scallop.append((length / 2 + 0.05, 0))
        plate(scallop, 0.002, (0, y * (width / 2 + 0.05), eaves + 0.03), 'canvas', bevel=0)
    for side, depth in ((1, 1), (-1, 1)):
        verts, faces = [], []
        for i in range(61):
            y = -width / 2 + width * i / 60
            wave = 0.025 * math.sin(i * 1.3)
            verts += [(side * (length / 2 + wave), y, 0.03), (side * length / 2, y, eaves + (ridge - eaves) * (1 - abs(y) / (width / 2)))]
        faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(60)]
        if side > 0:
            shape(verts, faces, 'canvas', solid=0.002)
    verts = []
    for i in range(121):
        x = -length / 2 + length * i / 120
        verts += [(x, width / 2 + 0.02 * math.sin(i * 1.2), 0.03), (x, width / 2, eaves)]
    shape(verts, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(120)], 'canvas', solid=0.002)
    for x in (-1.6, 0.6):
        box((1.7, 0.6, 0.03), (x, 0.2, 0.74), 'pine')
        for dx in (-0.7, 0.7):
            bar((x + dx, -0.05, 0), (x + dx, 0.4, 0.73), 0.03, 0.03, 'grey')
            bar((x + dx, 0.45, 0), (x + dx, 0.0, 0.73), 0.03, 0.03, 'grey')
        for y in (-0.45, 0.85):
            box((1.7, 0.24, 0.03), (x, y, 0.44), 'pine')
            for dx in (-0.6, 0.6):
                box((0.04, 0.2, 0.43), (x + dx, y, 0.22), 'grey')


def tent():
    """A tunnel tent along x with its door at -x."""
    arcs = [(-1.9, 0.95, 0.9), (-0.9, 1.2, 1.25), (0.3, 1.25, 1.3), (1.5, 1.1, 1.05), (2.2, 0.75, 0.42)]
    n, verts, faces = 28, [], []
    rows = []
    for k in range(len(arcs) - 1):
        for s in range(6):
            t = s / 6
            (x0, w0, h0), (x1, w1, h1) = arcs[k], arcs[k + 1]
            sag = 1 - 0.06 * math.sin(math.pi * t)
            rows.append((x0 + (x1 - x0) * t, (w0 + (w1 - w0) * t) * sag, (h0 + (h1 - h0) * t) * sag))
    rows.append(arcs[-1])
    for x, w, h in rows:
        for i in range(n + 1):
            a = math.pi * i / n
            verts.append((x, w * math.cos(a), h * abs(math.sin(a)) ** 0.8))
    for r in range(len(rows) - 1):
        for i in range(n):
            a = r * (n + 1) + i
            faces.append((a, a + 1, a + n + 2, a + n + 1))
    shape(verts, faces, 'tentcloth')
    last = (len(rows) - 1) * (n + 1)
    shape(verts[last:], [tuple(range(n + 1))], 'tentcloth')
    x, w, h = arcs[0]
    front = [(w * math.cos(math.pi * i / n), h * math.sin(math.pi * i / n) ** 0.8 if 0 < i < n else 0) for i in range(n + 1)]
    plate(front, 0.004, (x + 0.03, 0, 0), 'tentcloth', (90, 0, 90), 0)
    door = [(0.55 * math.cos(math.pi * i / 20), 0.02 + 0.72 * math.sin(math.pi * i / 20)) for i in range(21)]
    plate(door, 0.004, (x + 0.022, 0, 0), 'iron', (90, 0, 90), 0)
    tube([(x + 0.01, p, z) for p, z in door], 0.008, 'orange plastic', False)
    for ax, aw, ah in arcs[:4]:
        tube([(ax, (aw + 0.012) * math.cos(math.pi * i / 24), (ah + 0.012) * abs(math.sin(math.pi * i / 24)) ** 0.8) for i in range(25)], 0.009, 'orange plastic', False)
        for side in (-1, 1):
            tube([(ax, side * aw * 0.85, ah * 0.6), (ax - 0.1, side * (aw + 0.7), 0.03)], 0.003, 'yellow plastic', False)
    plate([(-0.12, -0.05), (0.12, -0.05), (0.12, 0.05), (-0.12, 0.05)], 0.003, (0.5, -1.12, 0.62), 'orange', (62, 0, 0), 0)
    for i in range(2):
        box((0.5, 0.18, 0.16), (-2.5, -0.5 + i * 0.35, 0.1), ('rag', 'tentcloth')[i], 0.07, (0, 0, 20 * i))


def aebleskive_pan(full=True):
    cyl(0.115, 0.02, (0, 0, 0.04), 'iron', bevel=0.006)
    lathe([(0.108, 0.045), (0.115, 0.055), (0.119, 0.055), (0.115, 0.03)], (0, 0, 0), 'iron')
    holes = [(0, 0)] + [(0.072 * math.cos(a * math.pi / 3), 0.072 * math.sin(a * math.pi / 3)) for a in range(6)]
    for x, y in holes:
        ball(0.031, (x, y, 0.032), 'iron', (1, 1, 0.9))
        lathe([(0.029, 0.0495), (0.033, 0.0525), (0.029, 0.0515)], (x, y, 0), 'iron')
        if full:
            ball(0.028, (x, y, 0.052), 'crust', (1, 1, 0.75), (random.uniform(-20, 20), random.uniform(-20, 20), random.uniform(0, 90)))
    tube([(0.11, 0, 0.047), (0.16, 0, 0.055), (0.22, 0, 0.068), (0.3, 0, 0.075)], 0.009, 'iron')
    lathe([(0.013, 0), (0.017, 0.03), (0.014, 0.12), (0.017, 0.15), (0.01, 0.16)], (0.2, 0, 0.064), 'beech z', (0, 84, 0))
    if full:
        lathe([(0.03, 0), (0.04, 0.01), (0.05, 0.06)], (-0.2, 0.08, 0), 'white gloss', solid=-0.003)
        lathe([(0.0001, 0.055), (0.047, 0.055)], (-0.2, 0.08, 0), 'red gloss')
        for i in range(4):
            ball(0.028, (-0.16 + (i % 2) * 0.055, -0.1 - (i // 2) * 0.05, 0.03), 'crust')
        lathe([(0.0001, 0.004), (0.09, 0.004), (0.12, 0.015), (0.12, 0.018)], (-0.13, -0.13, 0), 'white gloss', solid=0.003)


def engine_hoist():
    for y in (-1, 1):
        bar((0.35, y * 0.18, 0.14), (-0.85, y * 0.38, 0.14), 0.07, 0.07, 'orange', 0.005)
        wheel(0.05, 0.04, (-0.83, y * 0.38, 0.055), 'iron', 'steel', tread=False)
        wheel(0.05, 0.04, (0.4, y * 0.2, 0.055), 'iron', 'steel', tread=False)
        bar((0.42, y * 0.06, 0.14), (0.12, y * 0.05, 1.05), 0.02, 0.05, 'orange')
        box((0.06, 0.012, 0.14), (0.28, y * 0.19, 0.14), 'orange')
    bar((0.35, -0.25, 0.14), (0.35, 0.25, 0.14), 0.08, 0.08, 'orange', 0.005)
    bar((0.28, 0, 0.14), (0.2, 0, 1.45), 0.09, 0.09, 'orange', 0.005)
    bar((0.26, 0, 1.47), (-0.45, 0, 1.72), 0.08, 0.08, 'orange', 0.005)
    bar((-0.4, 0, 1.705), (-0.78, 0, 1.84), 0.062, 0.062, 'orange worn', 0.005)
    rod((0.18, 0, 0.75), (0.0, 0, 1.22), 0.036, 'black')
    rod((0.02, 0, 1.16), (-0.15, 0, 1.58), 0.016, 'chrome')
    rod((0.14, -0.05, 0.8), (0.42, -0.18, 1.1), 0.011, 'steel')
    cyl(0.022, 0.05, (0.2, 0, 0.72), 'steel', (90, 0, 0))
    for i in range(8):
        tilt = 90 if i % 2 else 0
        ring = [(0.013 * math.cos(a * 0.628), 0, 0.022 * math.sin(a * 0.628)) for a in range(10)]

        def link():
            tube(ring, 0.0045, 'galv', True, True)

        put(link, (-0.74, 0, 1.76 - i * 0.033), tilt)
    tube([(-0.74, 0, 1.5), (-0.74, 0, 1.44), (-0.7, 0, 1.39), (-0.74, 0, 1.35), (-0.79, 0, 1.39)], 0.011, 'steel')
    sticker('1000 KG', 0.03, (-0.1, -0.042, 1.597), (90, 19.4, 0), 'yellow', 'ink')
    sticker('BJØRNSHOLM', 0.022, (0.24, -0.047, 0.5), (90, -86.5, 0), 'white', 'ink')


def car_jack():
    for y in (-1, 1):
        plate([(-0.33, 0.03), (0.27, 0.03), (0.3, 0.07), (0.22, 0.15), (0.05, 0.13), (-0.33, 0.085)], 0.008, (0, y * 0.09, 0), 'red', bevel=0.002, corner=0.02)
        wheel(0.042, 0.035, (-0.28, y * 0.12, 0.042), 'steel', 'steel', tread=False)
        wheel(0.034, 0.025, (0.25, y * 0.12, 0.034), 'iron', 'steel', tread=False)
        bar((0.18, y * 0.04, 0.12), (-0.26, y * 0.035, 0.3), 0.01, 0.05, 'red')
    rod((-0.28, -0.13, 0.042), (-0.28, 0.13, 0.042), 0.011, 'steel')
    rod((0.18, -0.1, 0.12), (0.18, 0.1, 0.12), 0.016, 'steel')
    cyl(0.035, 0.22, (0.06, 0, 0.085), 'black', (0, 90, 0))
    rod((-0.05, 0, 0.09), (-0.15, 0, 0.13), 0.014, 'chrome')
    cyl(0.05, 0.02, (-0.27, 0, 0.325), 'steel', bevel=0.004)
    lathe([(0.045, 0), (0.055, 0.02), (0.05, 0.028), (0.03, 0.012)], (-0.27, 0, 0.33), 'rubber')
    rod((0.22, 0, 0.13), (0.36, 0, 0.42), 0.019, 'black')
    rod((0.36, 0, 0.42), (0.57, 0, 0.86), 0.015, 'red')
    rod((0.53, 0, 0.77), (0.6, 0, 0.92), 0.02, 'rubber')
    sticker('2,5 T', 0.028, (0.1, -0.0955, 0.085), ground='white', ink='ink')
    for x, y, turn in ((-0.15, 0.42, 20), (0.22, 0.46, -15)):
        put(axle_stand, (x, y, 0), turn)


def axle_stand():
    for a in (45, 135, 225, 315):
        x, y = 0.13 * math.cos(math.radians(a)), 0.13 * math.sin(math.radians(a))
        bar((x, y, 0.01), (x * 0.25, y * 0.25, 0.27), 0.03, 0.012, 'red')
        box((0.06, 0.06, 0.006), (x, y, 0.004), 'red')
    box((0.07, 0.07, 0.05), (0, 0, 0.27), 'red', 0.006)
    box((0.028, 0.04, 0.3), (0, 0, 0.26), 'iron')
    box((0.05, 0.11, 0.025), (0, 0, 0.42), 'iron', 0.006)
    for y in (-0.05, 0.05):
        box((0.05, 0.012, 0.03), (0, y, 0.44), 'iron', 0.004)
    bar((0.03, 0, 0.28), (0.14, 0, 0.24), 0.012, 0.012, 'steel')


def trailer():
    box((2.05, 1.12, 0.04), (0, 0, 0.52), 'weathered', 0.004)
    for y in (-0.56, 0.56):
        for i in range(3):
            box((2.05, 0.022, 0.108), (0, y, 0.6 + i * 0.112), 'larch', 0.003)
        for x in (-1.0, -0.35, 0.35, 1.0):
            box((0.04, 0.03, 0.38), (x, y * 1.035, 0.7), 'galv')
        wheel(0.27, 0.15, (-0.1, y * 1.3, 0.27), rim='galv')
        arch = [(0.34 * math.cos(math.radians(a)) - 0.1, y * 1.3 + dy, 0.27 + 0.34 * math.sin(math.radians(a))) for dy in (-0.1, 0.1) for a in range(10, 171, 8)]
        n = len(arch) // 2
        shape(arch, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], 'black plastic', solid=0.004)
        box((0.02, 0.1, 0.09), (-1.04, y * 0.9, 0.48), 'red gloss', 0.006)
    for x in (-1.02, 1.02):
        for i in range(3):
            box((0.022, 1.12, 0.108), (x, 0, 0.6 + i * 0.112), 'larch y', 0.003)
        for y in (-0.3, 0.3):
            box((0.03, 0.04, 0.38), (x * 1.012, y, 0.7), 'galv')
    box((0.01, 0.5, 0.11), (-1.05, 0.0, 0.45), 'white gloss')
    letters('SK 47 20', 0.1, (-1.057, 0, 0.45), 'ink', (90, 0, -90))
    rod((-0.1, -0.8, 0.27), (-0.1, 0.8, 0.27), 0.03, 'galv')
    for y in (-0.5, 0.5):
        bar((0.95, y, 0.47), (1.75, y * 0.08, 0.45), 0.05, 0.06, 'galv')
    bar((1.6, 0, 0.45), (2.05, 0, 0.47), 0.06, 0.06, 'galv')
    box((0.2, 0.07, 0.07), (2.1, 0, 0.48), 'iron', 0.02)
    tube([(1.95, 0, 0.53), (2.1, 0, 0.58), (2.2, 0, 0.55)], 0.012, 'iron')
    rod((1.6, 0.09, 0.1), (1.6, 0.09, 0.75), 0.024, 'galv')
    wheel(0.1, 0.05, (1.6, 0.09, 0.1), rim='steel', tread=False)
    tube([(1.6, 0.09, 0.75), (1.6, 0.09, 0.79), (1.68, 0.09, 0.8), (1.7, 0.09, 0.86)], 0.008, 'steel', False)


def angle_grinder(radius=0.0625, length=0.26, word='VESTERMØLLE'):
    """Lies on the bench along x with its disc at -x, tipped on its side."""
    r = 0.031
    lathe([(0.024, 0), (0.03, 0.012), (r, 0.03), (r * 1.06, 0.1), (r * 0.92, 0.15), (r * 0.8, 0.19), (r * 0.85, length - 0.02), (r * 0.6, length)], (-0.02, 0, 0.05), 'green plastic', (0, 90, 0))
    lathe([(r * 1.03, 0), (r * 1.08, 0.01), (r * 1.08, 0.03), (r * 1.03, 0.04)], (-0.005, 0, 0.05), 'black plastic', (0, 90, 0))
    for i in range(7):
        box((0.003, 0.05, 0.02), (0.2 + i * 0.008, 0, 0.05), 'ink', 0.001)
    box((0.05, 0.02, 0.008), (0.08, 0, 0.085), 'black plastic', 0.003)
    box((0.022, 0.014, 0.012), (0.076, 0, 0.089), 'red plastic', 0.003)
    lathe([(0.034, -0.03), (0.036, -0.005), (0.033, 0.02), (0.022, 0.034), (0.008, 0.036)], (-0.055, 0, 0.052), 'alu')
    cyl(0.03, 0.05, (-0.03, 0, 0.05), 'alu', (0, 90, 0))
    disc = -0.055 + 0
    cyl(radius, 0.003, (disc, 0, 0.008), 'disc', bevel=0.0006)
    cyl(radius * 0.42, 0.0036, (disc, 0, 0.008), 'red', bevel=0)
    cyl(0.014, 0.016, (disc, 0, 0.008), 'steel')
    guard = [(radius * 1.08 * math.cos(math.radians(a)), radius * 1.08 * math.sin(math.radians(a))) for a in range(-100, 101, 8)]
    verts = [(x, y, 0.0) for x, y in guard] + [(x, y, 0.026) for x, y in guard]
    n = len(guard)
    shape(verts, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], 'steel', (disc, 0, 0), solid=0.0016)
    plate([*guard, (0, -radius * 0.4), (0, radius * 0.4)], 0.0016, (disc, 0, 0.026), 'steel', (0, 0, 0), 0.0005)
    rod((-0.055, 0.03, 0.055), (-0.055, 0.06, 0.055), 0.006, 'steel')
    lathe([(0.016, 0), (0.0135, 0.02), (0.0155, 0.06), (0.014, 0.1), (0.018, 0.115)], (-0.055, -0.055, 0.058), 'black plastic', (98, 0, 0))
    sticker(word, 0.008, (0.055, -0.0318, 0.056), (82, 0, 0), 'white', 'ink')
    end = length - 0.02
    lathe([(0.009, 0), (0.005, 0.06)], (end, 0, 0.05), 'black plastic', (0, 96, 0))
    tube([(end + 0.05, 0, 0.046), (end + 0.12, 0.02, 0.01), (end + 0.2, 0.12, 0.005), (end + 0.05, 0.22, 0.005), (-0.1, 0.24, 0.005), (-0.35, 0.3, 0.005)], 0.004, 'cable')


def pizza_oven():
    for x in (-0.2, 0.2):
        for y in (-0.16, 0.2):
            bar((x * 1.15, y * 1.2, 0), (x * 0.9, y, 0.18), 0.03, 0.03, 'black')
    cyl(0.3, 0.05, (0, 0.03, 0.19), 'black', bevel=0.01)
    lathe([(0.3, 0.215)] + [(0.3 * math.cos(math.radians(a)), 0.235 + 0.24 * math.sin(math.radians(a))) for a in range(0, 91, 6)], (0, 0.03, 0), 'grey gloss')
    arch = [(0.17, 0.0)] + [(0.17 * math.cos(math.radians(a)), 0.04 + 0.12 * math.sin(math.radians(a))) for a in range(0, 181, 10)] + [(-0.17, 0.0)]
    plate(arch, 0.14, (0, -0.22, 0.215), 'black', bevel=0.006)
    plate([(x * 0.86, z * 0.88) for x, z in arch], 0.15, (0, -0.222, 0.217), 'fire', bevel=0)
    plate([(x * 0.86, z * 0.5) for x, z in arch], 0.154, (0, -0.2225, 0.217), 'coal', bevel=0)
    box((0.38, 0.14, 0.02), (0, -0.33, 0.205), 'slab', 0.004)
    rod((0, 0.12, 0.42), (0, 0.12, 0.85), 0.05, 'chrome')
    lathe([(0.052, 0), (0.085, 0.01), (0.07, 0.05), (0.0001, 0.075)], (0, 0.12, 0.87), 'black')
    cyl(0.03, 0.008, (0, -0.2, 0.395), 'steel', (38, 0, 0))
    cyl(0.025, 0.01, (0, -0.201, 0.396), 'white', (38, 0, 0))


def garden_cart(color='green'):
    top, bottom = [], []
    for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        top.append((sx * 0.5, sy * 0.3, 0.62))
        bottom.append((sx * 0.36, sy * 0.2, 0.32))
    shape(bottom + top, [(3, 2, 1, 0)] + [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)], f'{color} plastic', bevel=0.04, solid=0.006)
    tube(top, 0.014, f'{color} plastic', False, True, 0.05)
    for x in (-0.33, 0.33):
        rod((x, -0.28, 0.15), (x, 0.28, 0.15), 0.013, 'black')
        for y in (-0.3, 0.3):
            wheel(0.15, 0.08, (x, y, 0.15), rim='orange')
        bar((x, -0.16, 0.15), (x * 0.7, -0.16, 0.33), 0.03, 0.02, 'black')
        bar((x, 0.16, 0.15), (x * 0.7, 0.16, 0.33), 0.03, 0.02, 'black')
    for y in (-0.16, 0.16):
        bar((-0.4, y, 0.31), (0.4, y, 0.31), 0.03, 0.03, 'black')
    rod((-0.36, 0, 0.18), (-0.95, 0, 0.62), 0.014, 'black')
    tube([(-0.93, 0, 0.6), (-0.96, -0.08, 0.63), (-1.03, -0.09, 0.68), (-1.06, 0, 0.7), (-1.03, 0.09, 0.68), (-0.96, 0.08, 0.63), (-0.93, 0, 0.6)], 0.012, 'rubber')
    for _ in range(70):
        x, y = random.uniform(-0.34, 0.34), random.uniform(-0.18, 0.18)
        tube([(x, y, 0.5), (x + random.uniform(-0.12, 0.12), y + random.uniform(-0.1, 0.1), 0.6), (x + random.uniform(-0.25, 0.25), y + random.uniform(-0.2, 0.2), random.uniform(0.62, 0.78))], 0.004, random.choice(['oak', 'leaf', 'weathered']))


def roof_ladder():
    put(ladder, length=3.0, width=0.36, sections=1)
    for x in (-0.15, 0.15):
        tube([(x, 0, 2.8), (x, 0.02, 3.06), (x, 0.18, 3.12), (x, 0.3, 2.98), (x, 0.32, 2.82)], 0.016, 'black', False, corner=0.08)


def site_light(lit=True):
    box((0.3, 0.09, 0.25), (0, 0.02, 0.22), 'black plastic', 0.02)
    box((0.31, 0.03, 0.26), (0, -0.03, 0.22), 'yellow plastic', 0.014)
    box((0.25, 0.006, 0.2), (0, -0.046, 0.22), 'lamp' if lit else 'lampoff', 0.002)
    for i in range(8):
        box((0.005, 0.05, 0.22), (-0.11 + i * 0.031, 0.08, 0.22), 'black', 0.001)
    tube([(-0.17, 0.02, 0.2), (-0.17, 0.02, 0.02), (-0.17, -0.14, 0.012), (0.17, -0.14, 0.012), (0.17, 0.02, 0.02), (0.17, 0.02, 0.2)], 0.012, 'yellow', False, corner=0.04)
    tube([(-0.17, 0.02, 0.03), (-0.17, 0.16, 0.012), (0.17, 0.16, 0.012), (0.17, 0.02, 0.03)], 0.012, 'yellow', False, corner=0.04)
    tube([(-0.1, 0.03, 0.33), (-0.09, 0.03, 0.41), (0.09, 0.03, 0.41), (0.1, 0.03, 0.33)], 0.013, 'black plastic', False, corner=0.03)
    for x in (-0.17, 0.17):
        cyl(0.022, 0.025, (x, 0.02, 0.21), 'black plastic', (0, 90, 0))
    sticker('LYSBRO', 0.016, (0.0, -0.0465, 0.335), ground='black', ink='white')


def drill():
    """Lies on its side: the chuck towards -x, the battery towards -y."""
    body = [(-0.1, 0.028), (0.08, 0.034), (0.1, 0.015), (0.1, -0.02), (0.075, -0.035), (0.078, -0.09), (0.085, -0.13), (0.03, -0.13), (0.028, -0.085), (0.022, -0.04), (-0.02, -0.03), (-0.1, -0.026)]
    plate(body, 0.058, (0, 0, 0.034), 'green plastic', (0, 0, 0), 0.014, 0.012)
    plate([(0.07, -0.04), (0.074, -0.09), (0.08, -0.125), (0.035, -0.125), (0.034, -0.085), (0.03, -0.045)], 0.062, (0, 0, 0.034), 'rubber', (0, 0, 0), 0.008, 0.01)
    box((0.125, 0.05, 0.072), (0.045, -0.155, 0.036), 'black plastic', 0.01)
    box((0.126, 0.012, 0.068), (0.045, -0.134, 0.036), 'yellow plastic', 0.003)
    lathe([(0.026, 0), (0.028, 0.015), (0.027, 0.028)], (-0.1, 0, 0.034), 'yellow plastic', (0, -90, 0))
    lathe([(0.024, 0), (0.0245, 0.03), (0.019, 0.05), (0.011, 0.062)], (-0.128, 0, 0.034), 'black plastic', (0, -90, 0))
    for i in range(14):
        a = i * 0.449
        box((0.03, 0.002, 0.002), (-0.145, 0.0245 * math.cos(a), 0.034 + 0.0245 * math.sin(a)), 'ink', 0)
    rod((-0.18, 0, 0.034), (-0.26, 0, 0.034), 0.004, 'steel')
    box((0.014, 0.03, 0.02), (0.024, -0.058, 0.034), 'red plastic', 0.006)
    for i in range(5):
        box((0.005, 0.03, 0.001), (0.05 + i * 0.009, 0.005, 0.0635), 'ink', 0)
    sticker('TORDAL', 0.016, (-0.03, 0.002, 0.0635), (0, 0, 0), 'cream', 'ink')
    box((0.12, 0.09, 0.05), (0.2, 0.13, 0.026), 'black plastic', 0.01)
    box((0.02, 0.012, 0.002), (0.16, 0.1, 0.052), 'green', 0)
    box((0.125, 0.075, 0.045), (0.2, 0.14, 0.07), 'black plastic', 0.01, (0, 0, 2))


def dust_extractor():
    box((0.4, 0.36, 0.26), (0, 0, 0.22), 'grey plastic', 0.04, taper=0.94)
    box((0.4, 0.36, 0.16), (0, 0, 0.43), 'red plastic', 0.05, taper=0.86)
    box((0.41, 0.37, 0.02), (0, 0, 0.35), 'black plastic', 0.008)
    tube([(-0.13, 0, 0.5), (-0.13, 0, 0.6), (0.13, 0, 0.6), (0.13, 0, 0.5)], 0.018, 'black plastic', False, corner=0.04)
    for x, c in ((-0.06, 'black plastic'), (0.06, 'ink')):
        cyl(0.03, 0.02, (x, -0.175, 0.43), c, (83, 0, 0), 0.004)
    box((0.008, 0.012, 0.03), (-0.06, -0.19, 0.44), 'white', 0.001)
    sticker('SKOVBAKKE M 30', 0.02, (0, -0.181, 0.24), (93, 0, 0), 'white', 'ink')
    for x in (-0.2, 0.2):
        wheel(0.09, 0.04, (x * 1.05, 0.13, 0.09), 'black plastic', 'red plastic', axis=(0, 90, 0), tread=False)
        cyl(0.03, 0.03, (x * 0.75, -0.14, 0.03), 'rubber', (0, 90, 0))
    cyl(0.035, 0.05, (-0.1, -0.18, 0.17), 'black plastic', (90, 0, 0))
    path = [(-0.1, -0.2, 0.17), (-0.15, -0.34, 0.1), (-0.4, -0.4, 0.03), (-0.55, -0.1, 0.03), (-0.42, 0.25, 0.03), (0.0, 0.4, 0.03), (0.4, 0.3, 0.03), (0.52, -0.1, 0.05), (0.36, -0.3, 0.04)]
    tube(path, 0.022, 'hose')
