"""Renders the pictures of the demo's tools. Usage: blender -b -P pictures.py -- FOLDER [NAME ...]"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import places  # noqa: E402
import tools  # noqa: E402
from parts import put, reset  # noqa: E402
from studio import camera, light, render  # noqa: E402

shots = {}


def shot(name, place, tool, target, at, lighting, reach=1.5, lens=32, stop=4.0, roll=0.0, exposure=0.0, turn=0.0,
         stand=(0, 0, 0), tilt=(0, 0), **options):  # fmt: skip
    """Notes a picture: a tool at a place, seen from a point, in a light."""

    def take(file):
        reset()
        kind, settings = place
        getattr(places, kind)(**settings)
        put(getattr(tools, tool), stand, turn, tilt=tilt, **options)
        light(lighting, target, at, reach)
        camera(target, at, lens, stop, roll)
        size = (720, 540) if not os.environ.get('DRAFT') else (400, 300)
        render(file, size, int(os.environ.get('SAMPLES', '8')), exposure)

    shots[name] = take


def place(kind, **settings):
    return kind, settings


shot('grill-1', place('drive', wall='hedge', clutter=0), 'grill', (0, 0, 0.45), (-0.75, -1.65, 1.15), 'sun', roll=1.5)
shot('wheelbarrow-1', place('drive', wall='brick', clutter=1), 'wheelbarrow', (0.05, 0, 0.36), (-1.15, -1.75, 1.15), 'sun', roll=-2, turn=-25, load='soil')
shot('toolbox-1', place('bench', clutter=2), 'toolbox', (0, 0, 0.13), (-0.35, -0.95, 0.68), 'window', 0.8, roll=2, turn=10)
shot('ladder-1', place('drive', wall='shed', clutter=1), 'ladder', (0.1, 1.7, 1.5), (-1.7, -2.9, 1.5), 'overcast', 2, 26, exposure=0.5, stand=(0, 1.35, 0.01), tilt=(-14, 0), roll=1.5)
shot('telescopic-ladder-1', place('garage', clutter=2), 'telescopic_ladder', (0, 1.3, 1.0), (-0.8, -2.2, 1.3), 'workshop', 2, 26, stand=(0, 0.85, 0.01), tilt=(-13, 0), roll=-1.5)
shot('cement-mixer-1', place('drive', wall='brick', clutter=2), 'cement_mixer', (0.05, 0, 0.62), (-1.5, -2.1, 1.35), 'sun', 2, 32, roll=1, turn=12)
shot('work-light-1', place('garage', clutter=2), 'work_light', (0, 0.2, 0.95), (-0.75, -2.2, 1.25), 'garage', 2, 28, stand=(0, 0.2, 0), roll=2, turn=-18, exposure=0.4)
shot('generator-1', place('garage', clutter=1, wall='brick'), 'generator', (0, 0, 0.22), (-0.55, -1.15, 0.62), 'workshop', 1.2, 30, roll=-1.5, turn=14)
shot('power-station-1', place('bench', clutter=2), 'power_station', (0, 0, 0.14), (0.35, -0.85, 0.4), 'window', 0.8, 32, roll=1, turn=12)
shot('multimeter-1', place('bench', clutter=2), 'multimeter', (0, -0.02, 0.02), (-0.12, -0.36, 0.38), 'window', 0.6, 34, roll=-3, turn=-8)
shot('pressure-washer-1', place('drive', wall='shed', clutter=1), 'pressure_washer', (0, 0, 0.5), (-0.95, -1.6, 1.05), 'overcast', 1.6, 32, roll=1.5, turn=-15, exposure=0.5)
shot('hand-saw-1', place('bench', clutter=2), 'hand_saw', (0.0, 0, 0.02), (-0.25, -0.62, 0.55), 'window', 0.7, 32, roll=2, turn=18, stand=(-0.16, 0, 0))
shot('pull-saw-1', place('bench', clutter=1), 'pull_saw', (0, 0, 0.01), (0.2, -0.5, 0.42), 'garage', 0.7, 32, roll=-3, turn=-24, stand=(0.03, 0, 0))
shot('mason-bucket-1', place('garage', clutter=1, wall='brick'), 'mason_bucket', (0, 0, 0.26), (-0.5, -1.1, 0.85), 'garage', 1.2, 32, roll=2)
shot('party-tent-1', place('garden'), 'party_tent', (0, 0.6, 1.2), (-3.6, -5.2, 1.7), 'park', 4, 26, roll=1, stand=(0, 0.8, 0), turn=6)
shot('tent-1', place('garden', fence=True), 'tent', (0, 0.3, 0.55), (-2.6, -3.6, 1.5), 'evening', 3, 30, roll=-1, stand=(0.2, 0.5, 0), turn=24)
shot('aebleskive-pan-1', place('kitchen', clutter=2), 'aebleskive_pan', (0, -0.02, 0.03), (-0.2, -0.58, 0.48), 'kitchen', 0.7, 32, roll=-2, turn=-12)
shot('engine-hoist-1', place('garage', clutter=1, wall='blue'), 'engine_hoist', (-0.1, 0, 0.92), (-1.6, -2.9, 1.5), 'workshop', 2.2, 30, roll=1, turn=14)
shot('car-jack-1', place('garage', clutter=2, wall='blue'), 'car_jack', (0.05, 0.1, 0.28), (-0.6, -1.45, 0.85), 'garage', 1.3, 30, roll=2, turn=8, exposure=0.3)
shot('trailer-1', place('drive', wall='hedge', clutter=0, back=2.6), 'trailer', (0.25, 0.1, 0.5), (-2.4, -2.7, 1.5), 'sun', 2.6, 31, roll=-1, turn=12)
shot('angle-grinder-1', place('bench', clutter=2), 'angle_grinder', (0.05, 0.02, 0.04), (-0.22, -0.46, 0.32), 'window', 0.6, 32, roll=2, turn=-14)
shot('large-grinder-1', place('garage', clutter=1, wall='brick'), 'angle_grinder', (0.1, 0, 0.07), (-0.35, -0.8, 0.55), 'flash', 1.0, 32, roll=-3, turn=-24, size=1.75)
shot('pizza-oven-1', place('drive', wall='dark', clutter=0), 'pizza_oven', (0, 0, 0.4), (-0.65, -1.35, 0.78), 'evening', 1.3, 32, roll=1, turn=-8)
shot('garden-cart-1', place('drive', wall='hedge', clutter=0), 'garden_cart', (-0.1, 0, 0.4), (-1.3, -1.8, 1.2), 'overcast', 2, 32, roll=-2, turn=-16, exposure=0.5)
shot('small-mixer-1', place('drive', wall='shed', clutter=1), 'cement_mixer', (0.05, 0, 0.52), (1.1, -1.9, 1.0), 'overcast', 2, 32, roll=-2, turn=-28, size=0.82, exposure=0.5, color='yellow')
shot('roof-ladder-1', place('drive', wall='brick', clutter=1), 'roof_ladder', (0, 1.6, 1.45), (1.1, -2.1, 1.5), 'sun', 2, 27, stand=(0, 1.3, 0.01), tilt=(-13, 0), roll=-1)
shot('site-light-1', place('garage', clutter=2), 'site_light', (0, 0, 0.2), (-0.5, -1.05, 0.55), 'garage', 1, 32, roll=2, turn=-22)
shot('drill-1', place('bench', clutter=2), 'drill', (0.02, -0.02, 0.03), (-0.12, -0.46, 0.46), 'window', 0.6, 34, roll=3, turn=14)
shot('dust-extractor-1', place('garage', clutter=1, wall='brick'), 'dust_extractor', (0, 0, 0.28), (-0.75, -1.45, 1.0), 'flash', 1.5, 30, roll=-1, turn=16)

# Further pictures: another side, a part from near, in use or where it is kept.
shot('toolbox-2', place('garage', clutter=1, wall='blue'), 'toolbox', (0, 0, 0.13), (0.5, -0.85, 0.6), 'flash', 0.9, 32, roll=-2, turn=-18, open_box=False)
shot('generator-2', place('garage', clutter=1, wall='brick'), 'generator', (0.08, -0.1, 0.22), (0.15, -0.7, 0.36), 'garage', 0.9, 36, roll=2, turn=8, exposure=0.4)
shot('pressure-washer-2', place('garage', clutter=2), 'pressure_washer', (0, 0.3, 0.5), (0.9, -1.2, 0.9), 'flash', 1.5, 32, roll=-2, turn=18, stand=(0, 0.35, 0))
shot('cement-mixer-2', place('drive', wall='brick', clutter=2), 'cement_mixer', (-0.12, 0, 0.9), (-1.15, -0.75, 1.45), 'overcast', 1.5, 34, roll=-2, turn=12, exposure=0.5)
shot('grill-2', place('drive', wall='dark', clutter=0), 'grill', (0.05, 0, 0.58), (-0.5, -1.0, 1.25), 'evening', 1.2, 32, roll=2, open_lid=True)
shot('multimeter-2', place('bench', clutter=1), 'multimeter', (0, 0.02, 0.04), (0.08, -0.2, 0.22), 'garage', 0.5, 36, roll=4, turn=14)
shot('power-station-2', place('garden'), 'power_station', (0, 0, 0.14), (-0.45, -0.8, 0.4), 'park', 0.9, 32, roll=-1, turn=-14)
shot('trailer-2', place('drive', wall='hedge', clutter=0, back=2.6), 'trailer', (1.2, 0, 0.5), (2.9, -1.5, 1.2), 'overcast', 2, 30, roll=1, turn=12, exposure=0.5)
shot('aebleskive-pan-2', place('kitchen', clutter=1), 'aebleskive_pan', (0.02, 0, 0.03), (0.2, -0.42, 0.34), 'garage', 0.6, 32, roll=3, turn=30, full=False)
shot('dust-extractor-2', place('garage', clutter=2), 'dust_extractor', (0, 0, 0.38), (0.35, -0.95, 0.72), 'garage', 1.2, 34, roll=2, turn=-10, exposure=0.3)
shot('wheelbarrow-2', place('garage', clutter=2, wall='board'), 'wheelbarrow', (0, 0.9, 0.4), (-1.1, -1.0, 1.1), 'dim', 1.8, 30, roll=1, turn=60, stand=(0, 0.9, 0), exposure=1.0)
shot('pizza-oven-2', place('drive', wall='dark', clutter=0), 'pizza_oven', (0, -0.2, 0.3), (-0.3, -0.85, 0.5), 'dim', 1.0, 34, roll=-2, exposure=0.5)
shot('car-jack-2', place('garage', clutter=1, wall='blue'), 'car_jack', (-0.15, 0, 0.2), (-0.7, -0.6, 0.5), 'flash', 0.9, 34, roll=-2, turn=-10)
shot('garden-cart-2', place('garden'), 'garden_cart', (0, 0, 0.42), (1.4, -1.6, 1.1), 'park', 2, 32, roll=1, turn=20)
shot('hand-saw-2', place('bench', clutter=1, wall='plaster'), 'hand_saw', (-0.2, 0, 0.02), (-0.35, -0.3, 0.25), 'garage', 0.6, 34, roll=-3, turn=18, stand=(-0.16, 0, 0))
shot('ladder-2', place('garage', clutter=2, wall='board'), 'ladder', (0, 1.2, 0.5), (-0.7, -0.3, 0.9), 'garage', 1.6, 28, roll=2, turn=0, stand=(0, 1.2, 0.01), tilt=(-8, 0), exposure=0.3)
shot('mason-bucket-2', place('drive', wall='brick', clutter=1), 'mason_bucket', (0, 0, 0.36), (0.35, -0.7, 0.8), 'sun', 0.9, 34, roll=-2, turn=40)
shot('site-light-2', place('garage', clutter=1, wall='brick'), 'site_light', (0, 0, 0.2), (0.45, -0.8, 0.42), 'workshop', 1, 34, roll=-1, turn=20, lit=False)
shot('angle-grinder-2', place('garage', clutter=1), 'angle_grinder', (-0.03, 0, 0.04), (-0.16, -0.28, 0.26), 'flash', 0.5, 34, roll=3, turn=10)
shot('engine-hoist-2', place('garage', clutter=2, wall='blue'), 'engine_hoist', (-0.1, 0.2, 1.2), (0.9, -1.9, 1.3), 'dim', 2, 28, roll=-2, turn=30, exposure=1.0)
shot('work-light-2', place('garage', clutter=1, wall='brick'), 'work_light', (0, 0.2, 1.3), (0.5, -0.9, 1.5), 'workshop', 1.5, 30, roll=1, turn=14, stand=(0, 0.2, 0), lit=False)
shot('drill-2', place('bench', clutter=1, wall='plaster'), 'drill', (0, -0.04, 0.03), (0.18, -0.36, 0.3), 'garage', 0.6, 34, roll=-2, turn=-10)
shot('telescopic-ladder-2', place('garage', clutter=1), 'telescopic_ladder', (0, 1.0, 0.4), (0.5, -0.1, 0.75), 'flash', 1.3, 30, roll=1, stand=(0, 1.2, 0.01), tilt=(-9, 0), open_to=0)
shot('pull-saw-2', place('bench', clutter=2), 'pull_saw', (-0.15, 0.03, 0.02), (-0.3, -0.28, 0.24), 'window', 0.6, 34, roll=2, turn=8)
shot('small-mixer-2', place('garage', clutter=2, wall='board'), 'cement_mixer', (0, 0.5, 0.55), (-1.2, -1.2, 1.2), 'dim', 1.8, 30, roll=2, turn=10, stand=(0, 0.5, 0), size=0.82, exposure=1.0, color='yellow')
shot('large-grinder-2', place('bench', clutter=2), 'angle_grinder', (0.05, 0.02, 0.06), (-0.3, -0.7, 0.5), 'window', 0.7, 32, roll=1, turn=-30, size=1.75)
shot('roof-ladder-2', place('drive', wall='shed', clutter=1), 'roof_ladder', (0, 1.7, 2.5), (-0.9, 0.2, 1.9), 'overcast', 1.6, 30, stand=(0, 1.45, 0.01), tilt=(-13, 0), roll=2, exposure=0.5)


if __name__ == '__main__':
    folder, *names = sys.argv[sys.argv.index('--') + 1 :]
    for name in names or shots:
        shots[name](os.path.join(folder, f'{name}.png'))
